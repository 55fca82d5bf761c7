/* Compiles with the Python of the runtime: node compile.mjs RUNTIME FOLDER LIBRARY
 *
 * All sources of the folder, in place; and of the runtime's own library what the engine loads when it starts, into
 * the archive LIBRARY.  The rest of it stays as sources, which are smaller, but for what no engine runs.
 */
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, folder, library] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: runtime });
python.mountNodeFS("/stage", folder);
python.mountNodeFS("/out", dirname(library));
// Beside their sources, for imports without these; unchecked, since there is nothing to check them against.
const compiled = python.runPython(`
import compileall, py_compile
compileall.compile_dir("/stage", ddir="", quiet=1, legacy=True, optimize=0,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
`);
python.runPython(`
import importlib._bootstrap_external as loading, importlib.util, re, sys, zipfile

def wanted(name):
    """Return whether an engine may need a file: no prompt, debugger, test runner, mail, windows, or old alphabets."""
    return name.split("/")[0].removesuffix(".py") not in LEFT_OUT and not OLD_ALPHABETS.match(name)

OLD_ALPHABETS = re.compile("encodings/(cp(?!437)|mac_|iso|euc|big5|gb|koi8|shift|johab|hz|kz|ptcp|tis|hp_|mbcs|oem)")

LEFT_OUT = set("""
_pyrepl cProfile code codeop cmd doctest ensurepip ftplib idlelib imaplib lib2to3 mailbox multiprocessing
pdb poplib profile pstats pydoc pydoc_data smtplib tkinter trace turtle turtledemo unittest venv webbrowser
wsgiref xmlrpc zipapp
""".split())

before, sys.dont_write_bytecode = set(sys.modules), True
sys.path.insert(0, "/stage")
import kastellan.browser.house, kastellan.browser.thinking
[source] = [path for path in sys.path if path.endswith(".zip")]
loaded = {getattr(module, "__file__", None) for module in sys.modules.values()} | {
    f"{source}/{name.replace('.', '/')}{end}" for name in before for end in (".py", "/__init__.py")}
with zipfile.ZipFile(source) as old, zipfile.ZipFile("/out/${library.split("/").pop()}", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
    for name in old.namelist():
        data = old.read(name)
        if f"{source}/{name}" not in loaded and not wanted(name):
            continue
        if f"{source}/{name}" in loaded:
            code = compile(data, name, "exec", dont_inherit=True, optimize=0)
            data, name = bytes(loading._code_to_hash_pyc(code, importlib.util.source_hash(data), False)), name + "c"
        new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
`);
process.exit(compiled ? 0 : 1);
