import type { OperationId } from '../../../document.ts';
import { asList, asMap, type JsonMap } from '../../../json.ts';
import type { Caller, CallRequest } from '../../../protocol/caller.ts';
import type { ApiResponse } from '../../../protocol/exchange.ts';
import type { LeasedRun } from '../../../scene/work.ts';

/** Calls an operation, with a response type that any check can compare. */
export const callPlainly = (caller: Caller, id: OperationId, request: CallRequest = {}): Promise<ApiResponse> =>
  caller.call(id, request);

/** A report on the run, with its lease token. */
export const reportOn = (run: LeasedRun, id: OperationId, body: JsonMap = {}): Promise<ApiResponse> =>
  callPlainly(run.caller, id, { path: run.path, body: { lease_token: run.lease_token, ...body } });

/** Finishes the run successfully; `more` adds or replaces fields of the report. */
export const reportFinish = (run: LeasedRun, more: JsonMap = {}): Promise<ApiResponse> =>
  reportOn(run, 'finishRun', { outcome: 'succeeded', ...more });

/** Adds steps with these keys. */
export const reportSteps = (run: LeasedRun, ...keys: readonly string[]): Promise<ApiResponse> =>
  reportOn(run, 'addRunSteps', { steps: keys.map((key) => ({ key, kind: 'note', title: `Step ${key}` })) });

/** Uploads a text as an artifact of the run. */
export const uploadText = (
  { caller, path, lease_token }: LeasedRun,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse> =>
  callPlainly(caller, 'putArtifact', {
    path: { ...path, artifact_name: 'report.txt' },
    raw: { text, type: 'text/markdown' },
    headers: { 'lease-token': lease_token, ...headers },
  });

/** The object in a response. */
export const dataIn = ({ body }: ApiResponse): JsonMap => asMap(asMap(body).data);

/** The objects of a list in a response. */
export const rowsIn = ({ body }: ApiResponse): readonly JsonMap[] => asList(asMap(body).data).map((row) => asMap(row));
