import * as z from 'zod';
import { mailWhatWaits } from '@/lib/administration/waiting-mails';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { reportLimit } from '@/lib/matching/limits';
import { tellOfReport } from '@/lib/matching/report-mails';
import { reportMember } from '@/lib/matching/reports';
import { reportBody } from '@/lib/matching/schema';

/** What the caller tells the administrators about a member. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: reportBody,
	limit: ({ actor }) => [reportLimit, actor.memberId],
	reply: messageReply,
	status: 201,
	handler: async ({ actor, params, body, language, now, afterwards }) => {
		const report = { reason: body.reason, text: body.text || null, language };
		const reportId = await reportMember(actor.memberId, params.id, report, now);
		afterwards(() => tellOfReport(reportId));
		afterwards(() => mailWhatWaits(now));
		return { message: translator(language)('interests.reported') };
	},
});
