import * as z from 'zod';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { changeTree, deleteTree } from '@/lib/features/family/tree/commands/change-tree';
import { serializeChangeableTree } from '@/lib/features/family/tree/dto/tree';
import { getTree } from '@/lib/features/family/tree/queries/list-trees';
import { treeChangedReply, treeChangesBody, treeReply } from '@/lib/features/family/tree/schema';
import { decidedReply, deleteBody } from '@/lib/platform/decisions/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

const params = z.object({ id: z.guid() });

const refusal = (fields: FieldError[]) => {
	const isNameless = fields.some(({ path, message }) => path === 'name' && message === 'required');
	return new DomainError(isNameless ? 'family.nameRequired' : 'input.invalid', { fields });
};

export const GET = route({
	access: 'administrator',
	params,
	reply: treeReply,
	handler: async ({ params, language }) => ({
		familyTree: serializeChangeableTree(await getTree(params.id), language),
	}),
});

export const PUT = route({
	access: 'administrator',
	params,
	body: treeChangesBody,
	refusal,
	reply: treeChangedReply,
	errors: ['input.invalid', 'family.nameRequired'],
	handler: async ({ actor, params, body, language }) => ({
		message: translator(language)('family.treeUpdated'),
		familyTree: serializeChangeableTree(await changeTree(params.id, body, actor.memberId), language),
	}),
});

/** With everybody in it; the page that offers this asks for the family's name first. */
export const DELETE = route({
	access: 'administrator',
	params,
	body: deleteBody,
	bodyKinds: 'json or nothing',
	reply: decidedReply,
	handler: async ({ actor, params, body, language, now }) => {
		const undo = await deleteTree(params.id, { actorId: actor.memberId, now, ...body });
		return { message: translator(language)('family.treeDeleted'), undo };
	},
});
