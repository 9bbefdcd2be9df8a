import { href } from '../../addresses.ts';
import type { PlaceProps } from '../../routes.ts';
import { text } from '../../text/text.ts';
import { Empty, Loads, PageLayout } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Chart } from './chart.tsx';
import { CompanyHistoryScreen } from './history.tsx';
import { Inspector } from './inspector.tsx';
import { Structure } from './structure.tsx';
import { useCompanyStructure } from './use-company-structure.ts';

const words = text.company;

/** The company with departments, agents and history. */
export const CompanyScreen = ({ route: { segments } }: PlaceProps) => {
  const loaded = useCompanyStructure();
  const [, place, id] = segments;
  const isHistory = place === 'history';
  return (
    <PageLayout title={words.title}>
      <Tabs
        label={words.title}
        current={isHistory ? href('company', 'history') : href('company')}
        tabs={[
          [href('company'), words.structure],
          [href('company', 'history'), words.history],
        ]}
      />
      <Loads of={loaded}>
        {(whole) =>
          isHistory ? (
            <CompanyHistoryScreen currency={whole.settings.currency} />
          ) : (
            <div class={place === undefined ? 'company' : 'company reading'}>
              <section class="structure" aria-label={words.structure}>
                {whole.departments.length + whole.agents.length === 0 ? (
                  <Empty title={words.empty}>
                    <p>{words.emptyHint}</p>
                  </Empty>
                ) : (
                  <Structure whole={whole} id={id} replace={loaded.replace} />
                )}
              </section>
              <div>
                <p class="back">
                  <a href={href('company')}>{words.toCompany}</a>
                </p>
                <Inspector whole={whole} place={place} id={id} reload={loaded.reload} />
                <section class="drawn" aria-labelledby="drawn">
                  <h2 id="drawn">{words.chart}</h2>
                  <Chart whole={whole} id={id} />
                </section>
              </div>
            </div>
          )
        }
      </Loads>
    </PageLayout>
  );
};
