import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { artifactHandlers } from './execution/artifacts.ts';
import { runStreamHandlers } from './execution/run-stream.ts';
import { runHandlers } from './execution/runs.ts';
import { workHandlers } from './execution/work.ts';
import { workerHandlers } from './execution/workers.ts';

export const executionHandlers = (services: Services): HandlersOf<'execution'> => ({
  ...workHandlers(services),
  ...workerHandlers(services),
  ...runHandlers(services),
  ...artifactHandlers(services),
  ...runStreamHandlers(services),
});
