'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import type { Family, FamilyMember } from '@/lib/client/family/cards/family';
import { relationName, relationShown } from '@/lib/client/family/cards/relations';
import { familyInScript } from '@/lib/client/family/tree/family-in-script';
import type { Changes } from '@/lib/client/form/conflict';

type Move = NonNullable<Reply<'GET /api/family/update/[id]'>['move']>;

interface MoveQuestion {
	move: Move;
	relation: string;
	resolve: (isRight: boolean) => void;
}

const asked = [
	...(['relation', 'relatedToMemberId', 'side', 'parentKind'] as const),
	...(['isCouple', 'otherParent', 'gender', 'dob'] as const),
] as const;

/** The part of the changes that says a place in the tree, as a query. */
function placeIn(changes: Changes) {
	return Object.fromEntries(
		asked.flatMap((name) => {
			const value = changes[name];
			return value === undefined || value === null || value === '' ? [] : [[name, String(value)]];
		}),
	);
}

/** Asks once more before another relation gives a card another place, and says what moves by it. */
export function useMoveQuestion(
	member: FamilyMember | null,
	family: Family,
): {
	/** True where it may be saved, null where it shall not, or why it cannot be. */
	mayMove: (changes: Changes) => Promise<true | null | ApiFailure>;
	question: ReactNode;
} {
	const [open, setOpen] = useState<MoveQuestion | null>(null);
	const mayMove = async (changes: Changes) => {
		if (!member || changes.relation === undefined) return true;
		const relation = String(changes.relation);
		const looked = await callApi('GET /api/family/update/[id]', {
			params: { id: member.id },
			query: placeIn(changes),
		});
		if (!looked.ok) return looked;
		const { move } = looked.data;
		if (!move) return true;
		const isRight = await new Promise<boolean>((resolve) => setOpen({ move, relation, resolve }));
		setOpen(null);
		return isRight || null;
	};
	const question = open && member && <MoveDialog {...open} member={member} family={family} />;
	return { mayMove, question };
}

interface MoveDialogProps extends MoveQuestion {
	member: FamilyMember;
	family: Family;
}

function MoveDialog({ member, family, move, relation, resolve }: MoveDialogProps) {
	const t = useTranslations();
	const language = useLocale();
	const { members, hidden } = familyInScript(family);
	const names = new Map([...members, ...hidden].map(({ id, name }) => [id, name]));
	const list = new Intl.ListFormat(language);
	const join = (ids: readonly string[]) => list.format(ids.flatMap((id) => names.get(id) ?? []));
	const name = names.get(member.id) ?? member.name;
	const beside = ({ parents, partners }: Move['from']) => join(parents) || join(partners);
	const [from, to] = [beside(move.from), beside(move.to)];
	const { following, staying, warnings } = move;
	const me = members.find((one) => one.relation === 'Me');
	const rows = [
		{
			label: me ? t('familyTree.edit.relationTo', { name: me.name }) : t('familyTree.wizard.relation'),
			now: relationShown(member, t, language),
			next: relationName(relation, t),
		},
		...(['parents', 'partners'] as const).map((kin) => ({
			label: t(`familyTree.move.${kin}`),
			now: join(move.from[kin]),
			next: join(move.to[kin]),
		})),
	].filter(({ now, next }) => now !== '' || next !== '');
	return (
		<Dialog
			title={t('familyTree.move.title')}
			onClose={() => resolve(false)}
			actions={
				<>
					<Button look="outline" onClick={() => resolve(false)}>
						{t('familyTree.cancel')}
					</Button>
					<Button onClick={() => resolve(true)}>{t('familyTree.move.confirm')}</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<p className="font-semibold text-lg">
					{from && to
						? t('familyTree.move.fromTo', { name, from, to, count: following })
						: t('familyTree.move.elsewhere', { name, count: following })}
				</p>
				{staying > 0 && <p>{t('familyTree.move.staying', { name, count: staying })}</p>}
				<table className="w-full table-fixed text-left">
					<thead className="text-sm text-text-muted">
						<tr>
							<td />
							<th scope="col">{t('familyTree.move.now')}</th>
							<th scope="col">{t('familyTree.move.then')}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ label, now, next }) => (
							<tr key={label} className="border-line border-t align-top *:py-2 *:pr-3">
								<th scope="row" className="text-sm">
									{label}
								</th>
								<td>{now || t('familyTree.move.none')}</td>
								<td>{next || t('familyTree.move.none')}</td>
							</tr>
						))}
					</tbody>
				</table>
				{warnings.length > 0 && (
					<div className="rounded-control bg-warning-wash px-4 py-3 text-warning">
						<p className="font-semibold">{t('familyTree.move.ages')}</p>
						<ul className="list-disc pl-5">
							{warnings.map(({ message }) => (
								<li key={message}>{message}</li>
							))}
						</ul>
					</div>
				)}
				<p className="text-text-muted">{t('familyTree.move.explained')}</p>
			</div>
		</Dialog>
	);
}
