import * as z from 'zod';
import { mailWhatWaits } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { reportLimit } from '@/lib/features/matching/constants';
import { notifyOfAct } from '@/lib/features/matching/guardians/mails';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { notifyOfReport } from '@/lib/features/matching/reports/commands/notify-of-report';
import { reportMember } from '@/lib/features/matching/reports/commands/report-member';
import { reportBody } from '@/lib/features/matching/reports/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What the caller tells the administrators about a member. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	query: forQuery,
	body: reportBody,
	limit: ({ actor }) => [reportLimit, actor.memberId],
	reply: messageReply,
	status: 201,
	errors: ['report.alreadySent'],
	handler: async ({ actor, params, query, body, address, language, now, afterResponse }) => {
		const acting = await getActing(actor.memberId, query.for, now);
		const report = { reason: body.reason, text: body.text || null, language };
		const reportId = await reportMember(acting, params.id, report, now);
		afterResponse(() => notifyOfReport(reportId));
		afterResponse(() => mailWhatWaits(now));
		afterResponse(() => notifyOfAct(acting, address));
		return { message: translator(language)('interests.reported') };
	},
});
