import { undoBody, undoReply } from '@/lib/features/administration/schema';
import { undoDecisions } from '@/lib/features/administration/trash/commands/undo-decisions';
import { hidePictures } from '@/lib/features/member/picture-access/commands';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'administrator',
	body: undoBody,
	reply: undoReply,
	deadlineSeconds: 60,
	errors: [
		'notFound',
		'undo.tooLate',
		'undo.changed',
		'trash.addressTaken',
		'trash.treeTaken',
		'trash.ownerAway',
		'trash.khaanpAway',
		'trash.khaanpTaken',
	],
	handler: async ({ actor, body: { decisions }, language, now, afterResponse }) => {
		const { undone, failed } = await undoDecisions(decisions, { actorId: actor.memberId, now });
		afterResponse(hidePictures);
		const t = translator(language);
		return {
			message: t('admin.trash.undone', { count: undone.length }),
			undone,
			failed: failed.map(({ id, code }) => ({ _id: id, message: t(`errors.${code}`, { seconds: 0 }) })),
		};
	},
});
