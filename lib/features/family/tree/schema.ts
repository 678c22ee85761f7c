import * as z from 'zod';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { nameLine } from '@/lib/core/person-name';
import { recordVersion } from '@/lib/core/record-version';
import { searchText } from '@/lib/core/text';
import { memberChangesBody } from '@/lib/features/member/schema';

/** The orders of a list of trees; a minus in front makes an order descending. */
const treeSorts = ['createdAt', '-createdAt', 'name', '-name', 'memberCount', '-memberCount'] as const;

export type TreeSort = (typeof treeSorts)[number];

const searched = searchText(100).default('');

export const familyTreesQuery = z.object({
	...pagingQuery(10, 1000),
	search: searched,
	/** The same, as the back office calls it. */
	query: searched,
	sort: z.enum(treeSorts).exactOptional(),
});

export const listedTree = z.object({
	_id: z.string(),
	name: z.string(),
	title: z.string(),
	/** The name in the script of the call's language, where that differs. */
	written: z.string().optional(),
	memberCount: z.number(),
	createdBy: z.object({ name: z.string(), written: z.string().optional() }),
	isPublic: z.boolean(),
	createdAt: z.string(),
});

export const changeableTree = listedTree.extend({
	/** To be sent back with a change, so that it is not written over somebody else's. */
	version: z.number(),
});

export const familyTreesReply = z.object({
	/** Administrators get them with their versions. */
	families: z.array(z.union([changeableTree, listedTree])),
	totalFamilies: z.number(),
	pagination: paginationSchema,
});

/** PUT /api/family/trees/{id} */
export const treeChangesBody = z.object({
	name: nameLine(200)
		.refine((name) => name !== '', { error: 'required' })
		.exactOptional(),
	isPublic: memberChangesBody.shape.isDeceased,
	version: recordVersion.exactOptional(),
});

export type TreeChanges = z.output<typeof treeChangesBody>;

export const treeChangedReply = z.object({ message: z.string(), familyTree: changeableTree });

/** GET /api/family/trees/{id} */
export const treeReply = z.object({ familyTree: changeableTree });

export const familyCountReply = z.object({ totalFamilies: z.number() });
