# The house: bans, reports

server-banned = You may not play on this server. If you think that is a mistake, write to those who run it.
server-no-person = There is no such person.
server-no-report = There is no such report.
server-no-message = There is no such message for you to report. It may have been long ago.
server-over = This table has already ended.
server-report-self = This was you. Report somebody else.
server-nobody-to-report = No person sits there. Choose the seat of somebody else.
server-too-many-reports = You have sent many reports. They will be read; write again in an hour.
client-report = Report { $name }
client-report-title = Report { $name }?
client-report-help = Those who run this server will read what you write, together with what you last heard at this table. { $name } is not told.
client-report-why = What happened?
client-report-yes = Send the report
