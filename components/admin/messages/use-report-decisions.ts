import { useAdmin } from '@/components/admin/admin-context';
import { useNotices } from '@/components/admin/notices';
import { useBulk } from '@/components/admin/use-bulk';
import { counted } from '@/components/matrimonial/texts';
import { callApi } from '@/lib/client/api';
import type { MemberReport } from './inbox-types';
import type { AdminMessagesTexts } from './texts';

export type ReportOutcome = 'dismissed' | 'held';

/** Decides many reports: each by the call that decides one, and one after the other. */
export function useReportDecisions(texts: AdminMessagesTexts) {
	const { language } = useAdmin();
	const notices = useNotices();
	const bulk = useBulk();
	const words = texts.report;
	const decide = async (reports: readonly MemberReport[], outcome: ReportOutcome) => {
		const names = new Map(reports.map(({ _id, about }) => [_id, about.name || words.unnamed]));
		let done = 0;
		await bulk.run({
			label: words.bulk.running,
			ids: [...names.keys()],
			nameOf: (id) => names.get(id) ?? '',
			call: async (id) => {
				const response = await callApi('PATCH /api/admin/reports/[id]', {
					params: { id },
					body: { outcome },
				});
				if (response.ok) done += 1;
				return response.ok || response.message ? response : { ...response, message: words.detail.failed };
			},
		});
		if (done > 0) notices.success(counted(words.bulk[outcome], done, language));
	};
	return { isRunning: bulk.isRunning, decide };
}
