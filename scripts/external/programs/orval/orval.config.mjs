// The client of orval: functions around one fetcher, with the headers of each operation among their arguments.
export default {
  client: {
    input: './openapi.json',
    output: {
      target: 'client/api.ts',
      schemas: 'client/model',
      client: 'fetch',
      headers: true,
      override: { mutator: { path: './fetcher.ts', name: 'fetcher' } },
    },
  },
};
