'use client';

import { useAdmin } from '@/components/admin/admin-context';
import { useNotices } from '@/components/admin/notices';
import type { Decided } from '@/components/admin/undo';
import type { Bulk } from '@/components/admin/use-bulk';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { type ApiResult, callApi } from '@/lib/client/api';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminUsersTexts } from './texts';

/** What many users can be given at once. */
export const manyChoices = {
	role: ['admin', 'member'],
	visibility: ['private', 'restricted', 'public'],
} as const;

type Role = (typeof manyChoices.role)[number];
type Visibility = (typeof manyChoices.visibility)[number];

/** A change of many users, and what each of them is given. */
export type ManyChange = Role | Visibility;

export interface BulkChanges {
	/** The administrator's own account is left out, as of deletions. Can be undone, like the change of a single role. */
	setRole: (ids: readonly string[], role: Role) => Promise<void>;
	/** Who may see their profiles. */
	setVisibility: (ids: readonly string[], visibility: Visibility) => Promise<void>;
}

interface Changing {
	ownId: string;
	texts: AdminUsersTexts;
	bulk: Bulk;
	nameOf: (id: string) => string;
}

/** Gives all selected users a role or a visibility: each by the call that changes one, and one after the other. */
export function useBulkChanges({ ownId, texts, bulk, nameOf }: Changing): BulkChanges {
	const { language } = useAdmin();
	const notices = useNotices();
	const { role: roleTexts, visibility: visibilityTexts } = texts.bulk;
	const explain = (answer: ApiResult<Decided>): ApiResult<Decided> =>
		answer.ok || answer.message ? answer : { ...answer, message: texts.failures.unknown };
	return {
		setRole: (ids, role) =>
			bulk.run({
				...{ label: roleTexts.running, nameOf },
				ids: ids.filter((id) => id !== ownId),
				call: async (id, batch) => {
					const body = { isAdmin: role === 'admin', batch };
					return explain(await callApi('PATCH /api/users/make-admin/[id]', { params: { id }, body }));
				},
				undoText: (count) => filled(roleTexts.undo, { count: formatCount(count, language) }),
			}),
		setVisibility: async (ids, familyTreePrivacy) => {
			let done = 0;
			await bulk.run({
				...{ label: visibilityTexts.running, nameOf, ids },
				call: async (id) => {
					const answer = await callApi('PUT /api/users/[id]', {
						params: { id },
						body: { familyTreePrivacy },
					});
					if (answer.ok) done += 1;
					return explain(answer);
				},
			});
			if (done > 0) notices.success(counted(visibilityTexts.done, done, language));
		},
	};
}
