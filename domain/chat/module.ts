import { chartersModule } from '../charters/module.ts';
import { conversationsModule } from '../conversations/module.ts';
import { defineModule } from '../foundation/module.ts';
import { TurnService } from './turn-service.ts';

/** One message to the company, whatever it wants. */
export const chatModule = defineModule({
  name: 'chat',
  uses: [conversationsModule, chartersModule],
  build: () => ({ services: { turns: new TurnService() } }),
});
