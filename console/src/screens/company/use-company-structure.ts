import { api, ask } from '../../api.ts';
import { useLoad } from '../../load.ts';
import type { CompanyStructure } from './records.ts';

export const useCompanyStructure = () =>
  useLoad<CompanyStructure>(
    async () => {
      const [company, settings] = await Promise.all([
        ask(() => api.GET('/company')),
        ask(() => api.GET('/company/settings')),
      ]);
      return { ...company, settings };
    },
    [],
    ['company', 'departments', 'agents'],
  );
