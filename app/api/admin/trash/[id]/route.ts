import { eraseFromTrash, restoreFromTrash } from '@/lib/features/administration/trash';
import { sendMailsFrom } from '@/lib/features/moderation/decision-mails';
import { trashParams } from '@/lib/features/trash/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Restores what is in the trash. */
export const POST = route({
	access: 'administrator',
	params: trashParams,
	reply: messageReply,
	handler: async ({ actor, params, language, now, afterResponse }) => {
		const mailedFrom = await restoreFromTrash(params.id, { actorId: actor.memberId, now });
		if (mailedFrom) afterResponse(() => sendMailsFrom(mailedFrom));
		return { message: translator(language)('admin.trash.restored') };
	},
});

/** Removes it permanently. */
export const DELETE = route({
	access: 'administrator',
	params: trashParams,
	reply: messageReply,
	handler: async ({ actor, params, language }) => {
		await eraseFromTrash(params.id, actor.memberId);
		return { message: translator(language)('admin.trash.erased') };
	},
});
