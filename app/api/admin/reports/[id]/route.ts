import * as z from 'zod';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { answerReport } from '@/lib/matching/report-answers';
import { getReport } from '@/lib/matching/report-list';
import {
	memberReportReply,
	type ReportAnswer,
	reportAnswerBody,
	reportAnsweredReply,
} from '@/lib/matching/schema';

const params = z.object({ id: z.guid() });

export const GET = route({
	access: 'administrator',
	params,
	reply: memberReportReply,
	handler: async ({ actor, params }) => ({ report: await getReport(actor.memberId, params.id) }),
});

export const PATCH = route({
	access: 'administrator',
	params,
	body: reportAnswerBody,
	reply: reportAnsweredReply,
	handler: async ({ actor, params, body, language, now }) => {
		await answerReport(params.id, body, { actorId: actor.memberId, now });
		return {
			message: translator(language)(`admin.messages.report.done.${doneBy(body)}`),
			report: await getReport(actor.memberId, params.id),
		};
	},
});

function doneBy(answer: ReportAnswer) {
	if ('outcome' in answer) return answer.outcome;
	return 'isHeld' in answer ? 'admitted' : 'read';
}
