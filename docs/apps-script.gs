/**
 * A spreadsheet for the forms (§7.1): deploy as a web app, "Execute as: me", "Who has access: anyone".
 *
 * Script properties (Project settings):
 *   SPREADSHEET_ID    the spreadsheet's id, from its address
 *   RESUME_FOLDER_ID  the Drive folder that résumés go to
 *
 * `targetGid` picks the tab by its id: '0' applications, '528138283' contact messages. Quote and custom-solution
 * requests carry none and get tabs called 'Quotes' and 'Custom requests'. The relay names each submission in the
 * address (?submission=…): a repeat is recognised and stored once. It waits for {"ok":true}: set SPREADSHEET_ANSWER=ok.
 */

var ID_COLUMN = 'submission';

function doPost(event) {
  var lock = LockService.getScriptLock();
  try {
    // One at a time, or two repeats could both find no earlier row. The relay gives up after 30 s.
    lock.waitLock(20000);
    return answer(store(JSON.parse(event.postData.contents), event.parameter.submission || ''));
  } catch (error) {
    console.error(error);
    return answer({ ok: false, error: String(error) });
  } finally {
    lock.releaseLock();
  }
}

function store(payload, id) {
  var properties = PropertiesService.getScriptProperties();
  var sheet = tabFor(SpreadsheetApp.openById(properties.getProperty('SPREADSHEET_ID')), payload);
  var columns = headerOf(sheet, payload);
  if (id && isStored(sheet, columns, id)) return { ok: true, repeated: true };
  var row = {};
  Object.keys(payload).forEach(function (field) {
    row[field] = asText(payload[field]);
  });
  row[ID_COLUMN] = id;
  if (payload.resumeBase64) row.resumeBase64 = saveResume(payload, id, properties.getProperty('RESUME_FOLDER_ID'));
  sheet.appendRow(columns.map(function (column) {
    return row[column] === undefined ? '' : row[column];
  }));
  SpreadsheetApp.flush();
  return { ok: true };
}

function tabFor(spreadsheet, payload) {
  if (payload.targetGid === undefined) {
    var name = 'requirements' in payload ? 'Custom requests' : 'Quotes';
    return spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name);
  }
  var found = spreadsheet.getSheets().filter(function (sheet) {
    return String(sheet.getSheetId()) === String(payload.targetGid);
  })[0];
  if (!found) throw new Error('No tab has the id ' + payload.targetGid);
  return found;
}

/** The names in the first row; what it lacks is written behind it, so that no field is ever left out. */
function headerOf(sheet, payload) {
  var count = sheet.getLastColumn();
  var columns = count > 0 ? sheet.getRange(1, 1, 1, count).getValues()[0].map(String) : [];
  var missing = [ID_COLUMN].concat(Object.keys(payload)).filter(function (name) {
    return columns.indexOf(name) < 0;
  });
  if (missing.length === 0) return columns;
  var beyond = count + missing.length - sheet.getMaxColumns();
  if (beyond > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), beyond);
  sheet.getRange(1, count + 1, 1, missing.length).setValues([missing]);
  sheet.setFrozenRows(1);
  return columns.concat(missing);
}

function isStored(sheet, columns, id) {
  if (sheet.getLastRow() < 2) return false;
  var column = columns.indexOf(ID_COLUMN) + 1;
  var ids = sheet.getRange(2, column, sheet.getLastRow() - 1, 1);
  return ids.createTextFinder(id).matchEntireCell(true).findNext() !== null;
}

/** The file goes to Drive, its address into the row: a cell holds 50,000 characters, a résumé up to seven million. */
function saveResume(payload, id, folderId) {
  var parts = /^data:([^;,]*);base64,(.*)$/.exec(payload.resumeBase64);
  if (!parts) throw new Error('The résumé is no data URL');
  var folder = DriveApp.getFolderById(folderId);
  var name = (id ? id + ' ' : '') + String(payload.resumeFileName).replace(/^'/, '');
  // A repeat after a crash between file and row finds the file.
  var known = id ? folder.getFilesByName(name) : null;
  if (known && known.hasNext()) return known.next().getUrl();
  return folder.createFile(Utilities.newBlob(Utilities.base64Decode(parts[2]), parts[1], name)).getUrl();
}

/**
 * Text that a cell would run as a formula stays text, with full-width signs too. The relay has done it already; a browser
 * in direct mode has not.
 */
function asText(value) {
  var text = String(value);
  return /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? "'" + text : text;
}

function answer(result) {
  return ContentService.createTextOutput(JSON.stringify(result)).setMimeType(ContentService.MimeType.JSON);
}
