import { eraseFromTrash, restoreFromTrash } from '@/lib/administration/trash';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { sendMailsFrom } from '@/lib/moderation/decided-mails';
import { trashParams } from '@/lib/trash/schema';

/** Gives back what lies in the trash. */
export const POST = route({
	access: 'administrator',
	params: trashParams,
	reply: messageReply,
	handler: async ({ actor, params, language, now, afterwards }) => {
		const mailedFrom = await restoreFromTrash(params.id, { actorId: actor.memberId, now });
		if (mailedFrom) afterwards(() => sendMailsFrom(mailedFrom));
		return { message: translator(language)('admin.trash.restored') };
	},
});

/** Removes it for good. */
export const DELETE = route({
	access: 'administrator',
	params: trashParams,
	reply: messageReply,
	handler: async ({ actor, params, language }) => {
		await eraseFromTrash(params.id, actor.memberId);
		return { message: translator(language)('admin.trash.erased') };
	},
});
