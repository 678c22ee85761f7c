import { undoBody, undoReply } from '@/lib/administration/schema';
import { undoDecisions } from '@/lib/administration/undo';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { hidePictures } from '@/lib/media/hide-pictures';

export const POST = route({
	access: 'administrator',
	body: undoBody,
	reply: undoReply,
	patienceSeconds: 60,
	handler: async ({ actor, body: { decisions }, language, now, afterwards }) => {
		const { undone, failed } = await undoDecisions(decisions, { actorId: actor.memberId, now });
		afterwards(hidePictures);
		const t = translator(language);
		return {
			message: t('admin.trash.undone', { count: undone.length }),
			undone,
			failed: failed.map(({ id, code }) => ({ _id: id, message: t(`errors.${code}`, { seconds: 0 }) })),
		};
	},
});
