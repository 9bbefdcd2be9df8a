import { useState } from 'preact/hooks';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Loads, PageLayout } from '../../ui/page.tsx';
import { useBudget } from './budget.ts';
import { Burn } from './burn.tsx';
import { Alerts, Uses } from './uses.tsx';

const words = text.money;

/** Spending and caps. */
export const Money = () => {
  const budget = useBudget();
  const [turn, setTurn] = useState(0);
  const readAgain = (): void => {
    budget.reload();
    setTurn(turn + 1);
  };
  return (
    <PageLayout
      title={words.title}
      actions={
        <Button isBusy={budget.isLoading} onClick={readAgain}>
          {words.reload}
        </Button>
      }
    >
      {!may('lead') && <p class="faint">{words.notLive}</p>}
      <Loads of={budget}>
        {(data) => (
          <>
            <section aria-labelledby="alerts">
              <h2 id="alerts">{words.alerts}</h2>
              <Alerts budget={data} turn={turn} />
            </section>
            <section aria-labelledby="uses">
              <h2 id="uses">{words.usesIn(data.month)}</h2>
              <Uses budget={data} />
            </section>
            <section class="burn" aria-labelledby="burn">
              <h2 id="burn">{words.byDay}</h2>
              <Burn budget={data} turn={turn} />
            </section>
          </>
        )}
      </Loads>
    </PageLayout>
  );
};
