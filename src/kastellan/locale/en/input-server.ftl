# What a page never causes: said by the server to programs that ask

server-binary = Only text messages are understood here. Send JSON as text.
server-foreign-page = This request did not come from a page of this server. Open the page again and repeat it there.
server-media = The server reads JSON here. Send the content type application/json.
server-method = This address exists, but not for this kind of request. See the documentation of the API.
server-no-language = The rules are written in these languages: { $languages }. Choose one of them.
server-no-rulebook = There is no rulebook of this game in this language yet. Choose another language.
server-other-table = This token is good for another table only. Use the token of this table.
server-program-only-plays = A program’s token can only play its seat. Use the page in a browser for this.
server-records-at-once = You are having many games read out at once. Wait until one is done.
server-share = These random digits are not the promised ones: their SHA-256 is not the share. Send both as they belong together.
server-unknown-token = This token is not known here. Ask for a new one at the table.
server-not-your-name = This is not your name. Write “{ $name }” to delete everything, or cancel.
