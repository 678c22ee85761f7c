import * as z from 'zod';
import { removeAccount } from '@/lib/features/administration/accounts/commands';
import { answerReport } from '@/lib/features/matching/reports/commands/answer-report';
import { mailReplies } from '@/lib/features/matching/reports/commands/mail-replies';
import { getReport } from '@/lib/features/matching/reports/queries/list-reports';
import { readReportHistory } from '@/lib/features/matching/reports/queries/report-history';
import {
	memberReportReply,
	type ReportAnswer,
	reportAnswerBody,
	reportAnsweredReply,
} from '@/lib/features/matching/reports/schema';
import { hidePictures } from '@/lib/features/member/picture-access/commands';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

const params = z.object({ id: z.guid() });

export const GET = route({
	access: 'administrator',
	params,
	reply: memberReportReply,
	handler: async ({ actor: { memberId: actorId }, params }) => {
		const report = await getReport(actorId, params.id);
		const sides = { id: report._id, reporterId: report.reporter?._id ?? null, aboutId: report.about._id };
		return { report, history: await readReportHistory(sides, actorId) };
	},
});

export const PATCH = route({
	access: 'administrator',
	params,
	body: reportAnswerBody,
	reply: reportAnsweredReply,
	errors: ['report.answered'],
	handler: async ({ actor: { memberId: actorId }, params, body, language, now, afterResponse }) => {
		const t = translator(language);
		if ('outcome' in body && body.outcome === 'removed') {
			const { about } = await getReport(actorId, params.id);
			const onTold = (replyIds: string[]) => afterResponse(() => mailReplies(replyIds));
			const undo = await removeAccount(about._id, { actorId, now }, { id: params.id, onTold });
			afterResponse(() => sendMailsFrom(undo.until));
			afterResponse(hidePictures);
			return { message: t('administration.deleted'), undo };
		}
		const replyIds = await answerReport(params.id, body, { actorId, now });
		if (replyIds.length > 0) afterResponse(() => mailReplies(replyIds));
		const message = t(`admin.messages.report.done.${doneBy(body)}`);
		return { message, report: await getReport(actorId, params.id) };
	},
});

function doneBy(answer: Exclude<ReportAnswer, { outcome: 'removed' }>) {
	if ('outcome' in answer) return answer.outcome;
	return 'isHeld' in answer ? 'admitted' : 'read';
}
