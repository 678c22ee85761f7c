import * as z from 'zod';
import { removeAccount } from '@/lib/features/administration/accounts';
import { answerReport } from '@/lib/features/matching/report-answers';
import { getReport } from '@/lib/features/matching/report-list';
import {
	memberReportReply,
	type ReportAnswer,
	reportAnswerBody,
	reportAnsweredReply,
} from '@/lib/features/matching/schema';
import { sendMailsFrom } from '@/lib/features/moderation/decision-mails';
import { hidePictures } from '@/lib/features/picture-access/hide-pictures';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

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
	handler: async ({ actor: { memberId: actorId }, params, body, language, now, afterResponse }) => {
		const t = translator(language);
		if ('outcome' in body && body.outcome === 'removed') {
			const { about } = await getReport(actorId, params.id);
			const undo = await removeAccount(about._id, { actorId, now }, params.id);
			afterResponse(() => sendMailsFrom(undo.until));
			afterResponse(hidePictures);
			return { message: t('administration.deleted'), undo };
		}
		await answerReport(params.id, body, { actorId, now });
		const message = t(`admin.messages.report.done.${doneBy(body)}`);
		return { message, report: await getReport(actorId, params.id) };
	},
});

function doneBy(answer: Exclude<ReportAnswer, { outcome: 'removed' }>) {
	if ('outcome' in answer) return answer.outcome;
	return 'isHeld' in answer ? 'admitted' : 'read';
}
