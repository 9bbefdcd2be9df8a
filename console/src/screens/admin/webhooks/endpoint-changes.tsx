import { api, ask, askTagged, type Schema } from '../../../api.ts';
import { text } from '../../../text/text.ts';
import { ActionButton } from '../../../ui/action.tsx';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/notice.tsx';
import { Sure } from '../../../ui/sure.tsx';
import { changeAsShown } from '../shared/as-shown.ts';
import { showOnce } from '../shared/once.tsx';

const words = text.admin;
const PATH = '/api/v1/webhook-endpoints/{endpoint_id}';
const at = (endpoint_id: string) => ({ params: { path: { endpoint_id } } });

interface ChangesProps {
  readonly of: Schema<'WebhookEndpoint'>;
  readonly reload: () => void;
  readonly onDeliveries: () => void;
}

/** The actions for an endpoint. */
export const EndpointChanges = ({ of, reload, onDeliveries }: ChangesProps) => {
  const { id, url, enabled } = of;
  const { path } = at(id).params;
  const shown = { shown: of, read: () => askTagged(() => api.GET(PATH, at(id))), reload };
  const setEnabled = () =>
    changeAsShown(shown, (header) => {
      const init = { params: { path, header }, body: { enabled: !enabled } };
      return ask(() => api.PATCH(PATH, init));
    });
  const test = async (): Promise<void> => {
    await ask(() => api.POST('/api/v1/webhook-endpoints/{endpoint_id}/test', at(id)));
    announce(words.testSent);
  };
  const rotate = async (): Promise<void> => {
    const { secret } = await ask(() => api.POST('/api/v1/webhook-endpoints/{endpoint_id}/rotate-secret', at(id)));
    showOnce(`${words.secret}: ${url}`, secret);
    reload();
  };
  const remove = () => changeAsShown(shown, (header) => ask(() => api.DELETE(PATH, { params: { path, header } })));
  return (
    <div class="buttons">
      <Button label={`${words.deliveries} ${url}`} onClick={onDeliveries}>
        {words.deliveries}
      </Button>
      <ActionButton label={`${words.test} ${url}`} act={test}>
        {words.test}
      </ActionButton>
      <ActionButton label={`${enabled ? words.switchOff : words.switchOn} ${url}`} act={setEnabled}>
        {enabled ? words.switchOff : words.switchOn}
      </ActionButton>
      <Sure verb={words.rotate} subject={url} consequence={words.rotateHint} act={rotate} />
      <Sure verb={text.common.delete} subject={url} consequence={words.deleteEndpoint} act={remove} />
    </div>
  );
};
