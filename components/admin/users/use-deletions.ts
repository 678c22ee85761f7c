'use client';

import { useAdmin } from '@/components/admin/admin-context';
import { type Bulk, useBulk } from '@/components/admin/use-bulk';
import { useSelection } from '@/components/admin/use-selection';
import { filled } from '@/components/family/texts';
import { callApi } from '@/lib/client/api';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminUsersTexts } from './texts';

interface Deletions {
	ownId: string;
	texts: AdminUsersTexts;
	/** What the list is narrowed by. */
	listed: readonly string[];
	nameOf: (id: string) => string;
	/** Told that a user has gone. */
	onChanged: () => void;
}

export interface UsedDeletions {
	/** For a user who is not there any more. */
	forget: (userId: string) => void;
	/** Ids of users, of other pages too. */
	selected: ReadonlySet<string>;
	select: (next: ReadonlySet<string>) => void;
	/** Deletes all that are selected but the administrator who does it. */
	removeSelected: () => Promise<void>;
	bulk: Bulk;
}

/** The users that are selected, and their deletion. */
export function useDeletions({ ownId, texts, listed, nameOf, onChanged }: Deletions): UsedDeletions {
	const { language } = useAdmin();
	const [selected, select] = useSelection(listed);
	const bulk = useBulk();

	const unselect = (gone: readonly string[]) =>
		select((current) => new Set([...current].filter((id) => !gone.includes(id))));
	const forget = (gone: string) => {
		unselect([gone]);
		onChanged();
	};
	const removeSelected = async () => {
		const gone: string[] = [];
		await bulk.run({
			...{ label: texts.bulk.running, nameOf },
			ids: [...selected].filter((id) => id !== ownId),
			call: async (id, batch) => {
				const answer = await callApi('DELETE /api/users/[id]', { params: { id }, body: { batch } });
				if (answer.ok) gone.push(id);
				return answer.ok || answer.message ? answer : { ...answer, message: texts.failures.unknown };
			},
			undoText: (count) => filled(texts.undo.done, { count: formatCount(count, language) }),
		});
		unselect(gone);
	};
	return { forget, selected, select, removeSelected, bulk };
}
