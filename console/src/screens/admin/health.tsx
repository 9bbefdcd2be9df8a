import { unwrap } from 'organisation-platform-client';
import { api, ask, asSignedIn, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Loads } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { Badge, Facts, words as shown } from '../../ui/values.tsx';

const words = text.admin;

/** The report is also sent with 503, if a component is unavailable. */
const readHealth = (): Promise<Schema<'ReadinessStatus'>> =>
  asSignedIn(async () => {
    const answer = await api.GET('/api/v1/health');
    const report = answer.data ?? answer.error;
    if (typeof report === 'object' && 'data' in report && typeof report.data === 'object' && report.data !== null)
      return report.data;
    return unwrap(Promise.resolve(answer));
  });

const HealthBadge = ({ is }: { readonly is: boolean | null }) => {
  if (is === null) return <Badge>{words.unknown}</Badge>;
  return <Badge tone={is ? 'good' : 'bad'}>{is ? words.works : words.fails}</Badge>;
};

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const duration = (seconds: number): string => {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
  return new Intl.NumberFormat('en', { style: 'unit', unit }).format(Math.floor(seconds / size));
};

/** The health of each component, the capabilities and the models. */
export const Health = () => {
  const health = useLoad(readHealth, [], ['system']);
  const capabilities = useLoad(() => ask(() => api.GET('/api/v1/capabilities')), [], ['system']);
  const providers = useLoad(() => ask(() => api.GET('/api/v1/providers')), [], ['system']);
  return (
    <>
      <Loads of={health}>
        {(report) => (
          <Facts
            of={[
              [words.state, <HealthBadge key="state" is={report.status === 'ok'} />],
              [words.database, <HealthBadge key="database" is={report.persistence} />],
              [words.events, <HealthBadge key="events" is={report.message_bus} />],
              [words.carrier, shown(report.message_carrier)],
              [words.locks, <HealthBadge key="locks" is={report.row_locks} />],
              [words.statements, <HealthBadge key="statements" is={report.prepared_statements} />],
              [words.models, <HealthBadge key="models" is={report.providers} />],
              [words.traces, shown(report.telemetry)],
              [words.uptime, duration(report.uptime_seconds)],
              [words.version, report.version],
            ]}
          />
        )}
      </Loads>
      <h3>{words.capabilities}</h3>
      <Loads of={capabilities}>
        {(found) => (
          <Facts
            of={Object.entries(found).map(([name, is]) => [
              shown(name),
              <Badge key={name} tone={is ? 'good' : 'plain'}>
                {is ? words.on : words.off}
              </Badge>,
            ])}
          />
        )}
      </Loads>
      <h3>{words.models}</h3>
      <Loads of={providers}>
        {(found) => (
          <Table
            caption={words.models}
            rows={found}
            keyOf={({ name }) => name}
            columns={[
              { name: text.common.name, show: ({ name }) => name },
              { name: words.kind, show: ({ kind }) => shown(kind) },
              { name: words.state, show: ({ reachable }) => <HealthBadge is={reachable} /> },
              { name: words.models, show: ({ models }) => models.map(({ id }) => id).join(', ') },
            ]}
          />
        )}
      </Loads>
    </>
  );
};
