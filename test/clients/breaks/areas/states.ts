import { answered, type Broken, ofCheck, on, withError, withStatus } from '../forms.ts';
import type { Break } from '../proxy/break.ts';

/** Returns the last ticket again if one is refused. */
const repeatingTicket = (): Break => {
  let last = '';
  return answered(({ status, text }, path) => {
    if (!path.endsWith('/auth/ws-ticket')) return {};
    if (status === 200) last = text;
    return status === 409 ? { status: 200, text: last } : {};
  });
};

/** States and rules of single operations. */
export const BREAKS_OF_STATES: readonly Broken[] = [
  ...ofCheck('rules/createTask: an unknown project', 'spec/rules/errors.md#references-in-a-body', [
    'an unknown record is a conflict',
    withStatus(404, 409),
    'expected 404/3000, got 409/3000: createTask',
  ]),
  ...ofCheck(
    'rules/devLogin: disabled',
    'spec/rules/auth.md#development-login',
    [
      'development login opens a session without cookies',
      withStatus(404, 200, on('POST', '/dev-login')),
      'expected 204, got 401/1000',
    ],
    [
      'development login is forbidden',
      withError(404, 403, 1001, on('POST', '/dev-login')),
      'expected 404/3000, got 403/1001: it is disabled',
    ],
  ),
  ...ofCheck('states/createUser: a name that is taken', 'spec/rules/auth.md#user-creation', [
    'two records have one name',
    withStatus(409, 201, on('POST', '/api/v1/users')),
    'expected 409/4001, got 201/4001',
  ]),
  ...ofCheck(
    'states/createWsTicket: too many are pending',
    'spec/rules/auth.md#socket-tickets',
    ['any number of tickets wait', repeatingTicket(), 'tickets are pending at the same time'],
    [
      'one ticket too many is called a duplicate',
      withError(409, 409, 4001, on('POST', '/auth/ws-ticket')),
      'expected 409/4000, got 409/4001',
    ],
  ),
];
