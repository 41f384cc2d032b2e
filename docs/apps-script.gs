/**
 * Stores submissions in a spreadsheet (§7.1). Deploy this script as a web app: "Execute as: Me", "Who has access:
 * Anyone". docs/deployment.md, "The spreadsheet", lists the steps of the set-up and of an upgrade.
 *
 * Script properties (Project settings):
 *   SPREADSHEET_ID    the id of the spreadsheet, from its URL
 *   RESUME_FOLDER_ID  the Drive folder for the résumés
 *   RELAY_SECRET      Relay mode: the value of the relay's SPREADSHEET_SECRET. Without this property, anybody who knows
 *                     the URL of this script can add rows. Direct mode: omit this property, because a browser cannot
 *                     keep a secret.
 *
 * Parameters in the URL, which only the relay sends:
 *   submission  the UUID of the submission, by which the script stores a repeated submission only once
 *   secret      the value of RELAY_SECRET
 *   quarantine  '1': the script stores the row on the tab 'Quarantine'
 *   signature   the HMAC-SHA256 of the body with RELAY_SECRET, in hex. The body is then an action, not a payload
 *
 * The body is a payload of src/submission/types.ts as JSON. Its `targetGid` distinguishes applications ('0') from
 * contact messages ('528138283'). Quotes and custom requests have no `targetGid`; they have separate tabs. The response
 * is {"ok":true} when the script has stored the row, and {"ok":true,"repeated":true} when an earlier request has stored
 * the row. Otherwise, the response is {"ok":false}, with the reason as `error` unless the secret is wrong.
 *
 * The action {"action":"erase","submission":UUID} deletes the rows of a submission: in every tab, each row with a cell
 * that contains only the UUID. It also moves the résumé to the trash of Drive. The response is {"ok":true,"erased":N}
 * with the number of deleted rows, and with "repeated":true if an earlier action has deleted the rows. The action needs
 * RELAY_SECRET. The relay reports a refusal to its operator at once if `error` contains the name RELAY_SECRET. It also
 * reports an erasure for which the script found no row of a stored submission. After any other error, such as a busy
 * lock, the relay retries.
 */

/** The ids of your tabs. The id of a tab is the number after 'gid=' in its URL. */
var TAB_IDS = { application: '0', contact: '528138283' };
var ID_COLUMN = 'submission';
var UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The maximum length of a text. A cell holds 50,000 characters, including the apostrophe before the text. */
var CELL_LIMIT = 49999;
/** The maximum number of ids in the script property ERASED_IDS, which the script maintains. A property holds 9 KB. */
var ERASED_ID_LIMIT = 200;
/** The fields of each form. Add a new field here before a form sends it, because the script rejects unknown fields. */
var FIELDS = {
  application: [
    'timestamp', 'jobTitle', 'name', 'email', 'phone', 'coverLetter', 'resumeFileName', 'resumeBase64', 'targetGid',
  ],
  contact: ['timestamp', 'name', 'email', 'phone', 'message', 'targetGid'],
  quote: [
    'timestamp', 'page', 'plan', 'addon', 'name', 'email', 'phone', 'details', 'budget', 'currency',
    'companySize', 'serviceInterest', 'industry', 'businessType', 'budgetKey',
  ],
  'custom-request': ['timestamp', 'name', 'email', 'phone', 'requirements'],
};

function doPost(event) {
  try {
    if (getParameter(event, 'signature') !== undefined) return createResponse(eraseWithLock(readErasure(event)));
    // The script checks the secret before it waits for the lock, because a stranger must not hold the lock.
    if (!isAuthorised(event)) {
      console.error('Refused: the request does not carry RELAY_SECRET');
      return createResponse({ ok: false });
    }
    return createResponse(storeWithLock(readSubmission(event)));
  } catch (error) {
    console.error(error);
    return createResponse({ ok: false, error: String(error) });
  }
}

function createResponse(result) {
  return ContentService.createTextOutput(JSON.stringify(result)).setMimeType(ContentService.MimeType.JSON);
}

/** Returns the value of a parameter of the URL, or undefined. Throws when the URL contains the parameter twice. */
function getParameter(event, name) {
  var values = event.parameters[name] || [];
  if (values.length > 1) throw new Error('The address has the parameter ' + name + ' twice');
  return values[0];
}

function isAuthorised(event) {
  var secret = PropertiesService.getScriptProperties().getProperty('RELAY_SECRET');
  if (secret === null) return true;
  // An empty or short RELAY_SECRET is a mistake of the script's owner, so the script refuses every request.
  return secret.length >= 16 && isSame(getParameter(event, 'secret') || '', secret);
}

/** Returns the erasure in a signed request. Throws if RELAY_SECRET is not set or the request is invalid. */
function readErasure(event) {
  var secret = PropertiesService.getScriptProperties().getProperty('RELAY_SECRET');
  if (secret === null || secret.length < 16) throw new Error('Set RELAY_SECRET: without it, anybody could erase rows');
  var body = event.postData.contents;
  var signature = toHex(Utilities.computeHmacSha256Signature(body, secret, Utilities.Charset.UTF_8));
  if (!isSame(getParameter(event, 'signature'), signature)) throw new Error('The signature is wrong (RELAY_SECRET)');
  var erasure = JSON.parse(body);
  if (erasure.action !== 'erase') throw new Error("The action is not 'erase'");
  if (!UUID.test(erasure.submission)) throw new Error('submission is not a UUID');
  return { id: erasure.submission, resumeFileName: String(erasure.resumeFileName || '') };
}

/** Returns bytes as hex text. Apps Script represents bytes as numbers from -128 to 127. */
function toHex(bytes) {
  return bytes.map(function (byte) {
    return ('0' + (byte & 255).toString(16)).slice(-2);
  }).join('');
}

/** Compares all bytes of two digests, so that the duration reveals nothing about the secret. */
function isSame(guess, secret) {
  var expected = computeDigest(secret);
  var difference = computeDigest(guess).reduce(function (bits, byte, index) {
    return bits | (byte ^ expected[index]);
  }, 0);
  return difference === 0;
}

function computeDigest(text) {
  return Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8);
}

/** Returns the submission in a request. Throws if the request is not a valid submission. */
function readSubmission(event) {
  var id = getParameter(event, 'submission');
  if (id !== undefined && !UUID.test(id)) throw new Error('submission is not a UUID');
  var quarantine = getParameter(event, 'quarantine');
  if (quarantine !== undefined && quarantine !== '1') throw new Error("quarantine is not '1'");
  var payload = JSON.parse(event.postData.contents);
  var kind = getKind(payload);
  var texts = readTexts(payload, kind, id !== undefined);
  return { id: id || '', kind: kind, texts: texts, resume: parseResume(texts, id), isQuarantined: quarantine === '1' };
}

function getKind(payload) {
  if (typeof payload !== 'object' || payload === null) throw new Error('The body is no object');
  if ('targetGid' in payload) {
    if (payload.targetGid === '0') return 'application';
    if (payload.targetGid === '528138283') return 'contact';
    throw new Error("targetGid is neither '0' nor '528138283'");
  }
  if ('requirements' in payload) return 'custom-request';
  if ('page' in payload) return 'quote';
  throw new Error('The body is the payload of no form');
}

/** Returns the text of each field of a form, or '' for a missing field. Throws for an unknown field or wrong value. */
function readTexts(payload, kind, isFromRelay) {
  Object.keys(payload).forEach(function (field) {
    if (FIELDS[kind].indexOf(field) < 0) throw new Error('Unknown field ' + JSON.stringify(field.slice(0, 50)));
    if (typeof payload[field] !== 'string') throw new Error(field + ' is not a text');
    if (field !== 'resumeBase64' && payload[field].length > CELL_LIMIT)
      throw new Error(field + ' is longer than a cell can hold (50,000 characters)');
  });
  var texts = {};
  FIELDS[kind].forEach(function (field) {
    var text = field in payload ? payload[field] : '';
    texts[field] = isFromRelay ? removeGuard(text) : text;
  });
  return texts;
}

/** Removes the apostrophe that the relay adds to some texts for other scripts. This script adds one to each text. */
function removeGuard(text) {
  return text.replace(/^'(?=[=+\-@\t\r\n'\uff1d\uff0b\uff0d\uff20])/, '');
}

function parseResume(texts, id) {
  if (!texts.resumeBase64) return null;
  var match = /^data:([^;,]*);base64,(.*)$/.exec(texts.resumeBase64);
  if (!match) throw new Error('The résumé is no data URL');
  return { type: match[1], base64: match[2], name: (id ? id + ' ' : '') + texts.resumeFileName };
}

function storeWithLock(submission) {
  return runWithLock(function () {
    return store(submission);
  });
}

function eraseWithLock(erasure) {
  return runWithLock(function () {
    return erase(erasure);
  });
}

function runWithLock(work) {
  var lock = LockService.getScriptLock();
  try {
    // Requests run one at a time. Otherwise, two requests with the same submission could each add a row. The wait of
    // 20 s is shorter than the relay's time limit of 30 s.
    lock.waitLock(20000);
    return work();
  } finally {
    lock.releaseLock();
  }
}

function erase(erasure) {
  var properties = PropertiesService.getScriptProperties();
  var folder = DriveApp.getFolderById(properties.getProperty('RESUME_FOLDER_ID'));
  // After a crash between storing the file and adding the row, only the relay knows the name of the file.
  if (erasure.resumeFileName) trashFiles(folder.getFilesByName(erasure.id + ' ' + erasure.resumeFileName));
  var spreadsheet = SpreadsheetApp.openById(properties.getProperty('SPREADSHEET_ID'));
  var erasedIds = (properties.getProperty('ERASED_IDS') || '').split(' ');
  var isRepeat = erasedIds.indexOf(erasure.id) >= 0;
  // The script stores the id before the first deletion, because the relay retries an erasure that failed halfway.
  if (!isRepeat && findCells(spreadsheet, erasure.id).length > 0) {
    properties.setProperty('ERASED_IDS', [erasure.id].concat(erasedIds).slice(0, ERASED_ID_LIMIT).join(' '));
  }
  var erasedCount = eraseRows(spreadsheet, folder, erasure.id);
  return erasedCount > 0 ? { ok: true, erased: erasedCount } : { ok: true, erased: 0, repeated: isRepeat };
}

/**
 * Deletes the rows of a submission in every tab, and returns their number. Finds the id in any cell, because the owner
 * may rename or move columns, and copy rows.
 */
function eraseRows(spreadsheet, folder, id) {
  var erasedCount = 0;
  // The loop searches again after each deletion, because rows move, and cells that showed the deleted row change.
  for (var cellCount = findCells(spreadsheet, id).length; erasedCount < cellCount; erasedCount += 1) {
    var cell = findCells(spreadsheet, id)[0];
    if (!cell) break;
    var sheet = cell.getSheet();
    var row = cell.getRow();
    sheet.getRange(row, 1, 1, sheet.getLastColumn()).getValues()[0].forEach(function (value) {
      trashLinkedResume(folder, id, String(value));
    });
    // Google does not delete the last row below the frozen header.
    if (sheet.getMaxRows() - sheet.getFrozenRows() === 1) sheet.insertRowAfter(sheet.getMaxRows());
    sheet.deleteRow(row);
    SpreadsheetApp.flush();
  }
  return erasedCount;
}

/** Returns the cells that contain the id. Omits cells with formulas, because they show cells of other rows. */
function findCells(spreadsheet, id) {
  return spreadsheet.createTextFinder(id).matchEntireCell(true).findAll().filter(function (cell) {
    return cell.getFormula() === '';
  });
}

/**
 * Moves the résumé whose URL is in a cell to the trash. The owner may have renamed the file, and moved it to another
 * folder. The script ignores other files, because a visitor may have entered the URL in the cell.
 */
function trashLinkedResume(folder, id, text) {
  var link = /^https:\/\/[a-z]+\.google\.com\/\S*(?:\/d\/|[?&]id=)([\w-]+)/.exec(text);
  if (!link) return;
  var file;
  try {
    file = DriveApp.getFileById(link[1]);
  } catch (error) {
    // The file is already deleted, or a visitor entered the URL of a file that the script cannot open.
    console.error(error);
    return;
  }
  // Earlier versions of this script stored files without a description.
  var labels = [file.getDescription() || '', file.getName()];
  var isResume = labels.some(function (label) {
    return label.indexOf(id) === 0;
  });
  var isOtherResume = !isResume && labels.some(function (label) {
    return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?: |$)/.test(label);
  });
  for (var parents = file.getParents(); !isResume && !isOtherResume && parents.hasNext();)
    isResume = parents.next().getId() === folder.getId();
  if (isResume) file.setTrashed(true);
}

/** Moves files to the trash. Drive deletes files in the trash after 30 days. */
function trashFiles(files) {
  while (files.hasNext()) files.next().setTrashed(true);
}

function store(submission) {
  var properties = PropertiesService.getScriptProperties();
  var sheet = getTab(SpreadsheetApp.openById(properties.getProperty('SPREADSHEET_ID')), submission);
  var columns = completeHeader(sheet, FIELDS[submission.kind]);
  if (submission.id && isStored(sheet, columns, submission.id)) return { ok: true, repeated: true };
  var cells = buildCells(submission);
  if (submission.resume) {
    cells.resumeBase64 = saveResume(submission.resume, submission.id, properties.getProperty('RESUME_FOLDER_ID'));
  }
  // A single call adds either all cells of the row or none.
  sheet.appendRow(columns.map(function (column) {
    return column in cells ? cells[column] : '';
  }));
  SpreadsheetApp.flush();
  return { ok: true };
}

/** Returns the values of the cells by column name. The id needs no apostrophe, because Sheets stores a UUID as text. */
function buildCells(submission) {
  // The object has no prototype, because the owner may name a column 'constructor'.
  var cells = Object.create(null);
  FIELDS[submission.kind].forEach(function (field) {
    cells[field] = toCellText(submission.texts[field]);
  });
  cells[ID_COLUMN] = submission.id;
  return cells;
}

function getTab(spreadsheet, submission) {
  if (submission.isQuarantined) return getOrCreateTab(spreadsheet, 'Quarantine');
  if (submission.kind === 'quote') return getOrCreateTab(spreadsheet, 'Quotes');
  if (submission.kind === 'custom-request') return getOrCreateTab(spreadsheet, 'Custom requests');
  var tab = spreadsheet.getSheets().filter(function (sheet) {
    return String(sheet.getSheetId()) === TAB_IDS[submission.kind];
  })[0];
  if (!tab) throw new Error('No tab has the id ' + TAB_IDS[submission.kind] + ' (TAB_IDS)');
  return tab;
}

function getOrCreateTab(spreadsheet, name) {
  return spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name);
}

/** Adds missing column names to the first row. Returns all column names. */
function completeHeader(sheet, fields) {
  var columnCount = sheet.getLastColumn();
  var columns = columnCount > 0 ? sheet.getRange(1, 1, 1, columnCount).getValues()[0].map(String) : [];
  var missingColumns = [ID_COLUMN].concat(fields).filter(function (name) {
    return columns.indexOf(name) < 0;
  });
  if (missingColumns.length === 0) return columns;
  var neededColumnCount = columnCount + missingColumns.length - sheet.getMaxColumns();
  if (neededColumnCount > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), neededColumnCount);
  sheet.getRange(1, columnCount + 1, 1, missingColumns.length).setValues([missingColumns]);
  sheet.setFrozenRows(1);
  return columns.concat(missingColumns);
}

function isStored(sheet, columns, id) {
  if (sheet.getLastRow() < 2) return false;
  var column = columns.indexOf(ID_COLUMN) + 1;
  var ids = sheet.getRange(2, column, sheet.getLastRow() - 1, 1);
  return ids.createTextFinder(id).matchEntireCell(true).findNext() !== null;
}

/**
 * Stores a résumé in Drive and returns the URL of the file for the row. A cell holds 50,000 characters, but a résumé
 * has up to seven million.
 */
function saveResume(resume, id, folderId) {
  var folder = DriveApp.getFolderById(folderId);
  // An earlier request may have stored the file and then crashed.
  var storedFiles = id ? folder.getFilesByName(resume.name) : null;
  var file = storedFiles && storedFiles.hasNext()
    ? storedFiles.next()
    : folder.createFile(Utilities.newBlob(Utilities.base64Decode(resume.base64), resume.type, resume.name));
  // An erasure recognises the linked file by its description, even after the owner has renamed and moved the file.
  if (id) file.setDescription(id);
  return file.getUrl();
}

/** Marks a text with an apostrophe, which Sheets hides. Other texts could become formulas, numbers or dates. */
function toCellText(text) {
  return text === '' ? '' : "'" + text;
}
