export * from '../../../derived/client-operations.ts';
