import { startContents } from './contents.ts';
import { startCredentials } from './credentials.ts';
import { the } from './elements.ts';
import { modelOf, Samples } from './samples-shown.ts';
import { startSearch } from './search.ts';
import { startThemeSwitch } from './theme-switch.ts';
import { makeTrial, openTrial } from './trial.ts';

const startTrials = (): void => {
  const samples = new Samples(the('main', HTMLElement).dataset.baseUrl ?? location.origin);
  startCredentials((credential) => samples.showCredential(credential));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button.try') : null;
    const operation = button?.closest('.operation');
    if (!(button instanceof HTMLElement) || !operation) return;
    const model = modelOf(operation);
    openTrial(
      button,
      makeTrial(model, (request) => samples.show(operation, model, request)),
    );
  });
};

startThemeSwitch();
if (document.getElementById('contents') !== null) startSearch(startContents());
if (document.getElementById('key') !== null) startTrials();
