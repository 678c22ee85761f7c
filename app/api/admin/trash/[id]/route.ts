import {
	eraseFromTrash,
	restoreFromTrash,
} from '@/lib/features/administration/trash/commands/restore-from-trash';
import { trashParams } from '@/lib/features/administration/trash/schema';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Restores what is in the trash. */
export const POST = route({
	access: 'administrator',
	params: trashParams,
	reply: messageReply,
	errors: [
		'trash.addressTaken',
		'trash.treeTaken',
		'trash.ownerAway',
		'trash.khaanpAway',
		'trash.khaanpTaken',
	],
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
