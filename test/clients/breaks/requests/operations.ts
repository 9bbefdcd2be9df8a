import { asked, type Broken, ofCheck, on, told, unheard, withError, within, without, withStatus } from '../forms.ts';

const DECLARED = 'spec/rules/requests.md#declared-responses';
const FORECASTS = within('/forecasts');

/** Every operation is served as the document says. */
export const BREAKS_OF_OPERATIONS: readonly Broken[] = [
  ...ofCheck('operations/getLiveness', 'spec/rules/errors.md#instance', [
    'no response has an id',
    without('x-request-id'),
    'the header x-request-id is missing',
  ]),
  ...ofCheck('operations/createProject', 'spec/rules/requests.md#etags', [
    'no object has a tag',
    without('etag'),
    'the header etag is missing',
  ]),
  ...ofCheck(
    'operations/getProject',
    DECLARED,
    ['a response has another type', told('"budget":0', '"budget":"0"'), 'must be number'],
    ['an object is sent again, although the tag is known', unheard('if-none-match'), 'expected 304, got 200'],
  ),
  ...ofCheck('operations/createProject', DECLARED, [
    'a creation is 200',
    withStatus(201, 200),
    'createProject does not declare the status 200',
  ]),
  ...ofCheck(
    'operations/getCompany',
    DECLARED,
    ['a response has one field more', told('"success":true', '"success":true,"more":1'), 'must NOT have additional'],
    [
      '`success` contradicts `error_detail`',
      told('"success":true', '"success":false', on('GET', '/company')),
      'contains success: false without an error_detail',
    ],
  ),
  ...ofCheck(
    'operations/listForecasts',
    DECLARED,
    ['an operation is not served', withError(200, 404, 3002, FORECASTS), 'it is not served: 404/3002'],
    ['a served object is missing', withStatus(200, 404, FORECASTS), 'expected a success, got 404'],
    ['an operation fails', withError(200, 500, 8000, FORECASTS), 'it fails: 500/8000'],
  ),
  ...ofCheck('operations/updateDepartment', DECLARED, [
    'another version is changed',
    unheard('if-match'),
    'expected 409/4002, got 200: with a stale tag',
  ]),
  ...ofCheck('operations/getRole', DECLARED, [
    'an unknown role is another one',
    asked('No%20such%20role%20here', 'Backend%20Developer'),
    'expected 404/3000, got 200',
  ]),
  ...ofCheck('operations/getSetting', DECLARED, [
    'an unknown setting is another one',
    asked('no_such_setting', 'session_minutes'),
    'expected 404/3000, got 200',
  ]),
  ...ofCheck('operations/getCompanyVersion', DECLARED, [
    'an unknown version is the first',
    asked('999999999', '1'),
    'expected 404/3000, got 200',
  ]),
  ...ofCheck(
    'operations/the deployment serves the document of this kit',
    'spec/rules/requests.md#documentation-pages',
    [
      'another version is served',
      told(/"version": ?"[^"]*"/g, '"version":"0.0.0"', on('GET', '/openapi.json')),
      'the deployment serves 0.0.0',
    ],
  ),
];
