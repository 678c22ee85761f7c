import { DomainError } from '@/lib/core/errors';
import { changeKhaanp, removeKhaanp } from '@/lib/features/khaanp/commands';
import { findKhaanp } from '@/lib/features/khaanp/queries';
import {
	khaanpBody,
	khaanpParams,
	khaanpRemovedReply,
	khaanpReply,
	khaanpSavedReply,
} from '@/lib/features/khaanp/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'administrator',
	params: khaanpParams,
	reply: khaanpReply,
	handler: async ({ params, language }) => {
		const khaanp = await findKhaanp(params.id, language);
		if (!khaanp) throw new DomainError('notFound');
		return khaanp;
	},
});

/** Changes a khaanp of the atlas; what is not sent stays as it is. */
export const PUT = route({
	access: 'administrator',
	params: khaanpParams,
	body: khaanpBody,
	reply: khaanpSavedReply,
	handler: async ({ actor, params, body, language }) => {
		await changeKhaanp(params.id, body, actor.memberId);
		const khaanp = await findKhaanp(params.id, language);
		if (!khaanp) throw new DomainError('notFound');
		return { message: translator(language)('admin.khaanps.changed'), khaanp };
	},
});

/** Removes a khaanp from the atlas, unless others are below it. */
export const DELETE = route({
	access: 'administrator',
	params: khaanpParams,
	reply: khaanpRemovedReply,
	handler: async ({ actor, params, language }) => {
		await removeKhaanp(params.id, actor.memberId);
		return { message: translator(language)('admin.khaanps.removed') };
	},
});
