import * as z from 'zod';
import { mailWhatWaits } from '@/lib/features/administration/waiting-mails';
import { reportLimit } from '@/lib/features/matching/limits';
import { notifyOfReport } from '@/lib/features/matching/report-mails';
import { reportMember } from '@/lib/features/matching/reports';
import { reportBody } from '@/lib/features/matching/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What the caller tells the administrators about a member. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: reportBody,
	limit: ({ actor }) => [reportLimit, actor.memberId],
	reply: messageReply,
	status: 201,
	handler: async ({ actor, params, body, language, now, afterResponse }) => {
		const report = { reason: body.reason, text: body.text || null, language };
		const reportId = await reportMember(actor.memberId, params.id, report, now);
		afterResponse(() => notifyOfReport(reportId));
		afterResponse(() => mailWhatWaits(now));
		return { message: translator(language)('interests.reported') };
	},
});
