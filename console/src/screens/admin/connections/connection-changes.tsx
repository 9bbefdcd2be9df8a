import { api, ask, askTagged, type Schema } from '../../../api.ts';
import { rememberRoute } from '../../../routes.ts';
import { text } from '../../../text/text.ts';
import { ActionButton } from '../../../ui/action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sure } from '../../../ui/sure.tsx';
import { changeAsShown } from '../shared/as-shown.ts';
import { showOnce } from '../shared/once.tsx';

const words = text.admin;
type Connection = Schema<'Connection'>;
const PATH = '/api/v1/connections/{connection_name}';
const at = (connection_name: string) => ({ params: { path: { connection_name } } });

interface ChangesProps {
  readonly of: Connection;
  readonly reload: () => void;
  readonly onReceipts: (name: string) => void;
}

/** The actions for a connection. */
export const ConnectionChanges = ({ of, reload, onReceipts }: ChangesProps) => {
  const { name, kind, status } = of;
  const { path } = at(name).params;
  const shown = { shown: of, read: () => askTagged(() => api.GET(PATH, at(name))), reload };
  const setEnabled = (enabled: boolean) =>
    changeAsShown(shown, (header) => ask(() => api.PATCH(PATH, { params: { path, header }, body: { enabled } })));
  const connect = async (): Promise<void> => {
    const isStillHere = rememberRoute();
    const begun = await ask(() => api.POST('/api/v1/connections/{connection_name}/oauth/initiate', at(name)));
    if (isStillHere()) location.assign(begun.authorization_url);
  };
  const rotate = async (): Promise<void> => {
    const { secret } = await ask(() => api.POST(`${PATH}/rotate-secret`, at(name)));
    if (secret !== null) showOnce(`${words.secret}: ${name}`, secret);
    reload();
  };
  const remove = () => changeAsShown(shown, (header) => ask(() => api.DELETE(PATH, { params: { path, header } })));
  const isOff = status === 'disabled';
  return (
    <div class="buttons">
      {kind === 'webhook' && (
        <Button label={`${words.receipts} ${name}`} onClick={() => onReceipts(name)}>
          {words.receipts}
        </Button>
      )}
      {kind === 'oauth' && (
        <ActionButton label={`${words.connect} ${name}`} act={connect}>
          {words.connect}
        </ActionButton>
      )}
      <ActionButton act={() => setEnabled(isOff)} label={`${isOff ? words.switchOn : words.switchOff} ${name}`}>
        {isOff ? words.switchOn : words.switchOff}
      </ActionButton>
      {kind === 'webhook' && <Sure verb={words.rotate} subject={name} consequence={words.rotateHint} act={rotate} />}
      <Sure verb={text.common.delete} subject={name} consequence={words.deleteConnection} act={remove} />
    </div>
  );
};
