'use client';

import { Pencil } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { CardActionList, type CardActionListProps } from '@/components/family/cards/card-action-list';
import { InvitationPanel } from '@/components/family/requests/invitation-panel';
import { useWords } from '@/components/member/use-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { InScript } from '@/components/ui/in-script';
import { PhoneNumber } from '@/components/ui/phone-number';
import { Portrait } from '@/components/ui/portrait';
import { ValueList } from '@/components/ui/value-list';
import { type CardAnswer, linkedFields } from '@/lib/client/family/cards/family';
import { relationShown } from '@/lib/client/family/cards/relations';
import { shownValue } from '@/lib/client/member/words';
import { pathIn } from '@/lib/core/localized-path';
import { dateWords } from '@/lib/platform/i18n/date-words';
import { FactList } from './fact-list';

interface MemberDetailsPanelProps extends CardActionListProps {
	/** The name as it was typed; `member` has it in the script of the page. */
	writtenName: string;
	/** Shown above everything. */
	notice: ReactNode;
	onResent: (answer: CardAnswer) => void;
	onClose: () => void;
}

type Row = readonly [label: string, value: ReactNode];

/** The one sheet of a card: all that the tree tells about a person, and then what can be done with the card. */
export function MemberDetailsPanel({
	writtenName,
	notice,
	onResent,
	onClose,
	...actions
}: MemberDetailsPanelProps) {
	const { member, mayChange } = actions;
	const words = useWords();
	const { language, t } = words;
	const basic: Row[] = [
		[
			member.isDeceased ? t('familyTree.details.ageAtDeath') : t('familyTree.details.age'),
			member.age === null ? null : t('familyTree.card.years', { age: member.age }),
		],
		[t('familyTree.details.profession'), member.profession],
		[t('familyTree.details.location'), member.location],
		[t('familyTree.details.born'), member.dob && dateWords(member.dob, t, language)],
		[t('familyTree.details.died'), member.dod && dateWords(member.dod, t, language)],
		[
			t('familyTree.details.mobileNumber'),
			member.mobileNumber && (
				<PhoneNumber
					number={member.mobileNumber}
					e164={member.mobileE164}
					{...(member.relation !== 'Me' && { whatsapp: words.messages.memberFields.whatsapp })}
				/>
			),
		],
		[t('familyTree.details.status'), member.isDeceased ? t('familyTree.details.departed') : null],
		[t('familyTree.details.addedBy'), member.relation === 'Me' ? null : (member.addedBy?.name ?? null)],
	];
	// What the linked profile does not tell may have been written on the card.
	const family: Row[] = linkedFields.map((field) => {
		const { values, written } = member.profile?.values[field] ? member.profile : member;
		const text = values[field];
		return [
			t(`familyTree.details.${field}`),
			text ? <InScript key={field} text={shownValue(field, text, words)} written={written?.[field]} /> : null,
		];
	});
	const isEmpty = member.facts.length === 0 && [...basic, ...family].every(([, value]) => value === null);
	return (
		<Dialog
			title={member.name}
			onClose={onClose}
			look="sheet"
			actions={
				<>
					{mayChange && (
						<Button look="outline" onClick={() => actions.onAct('edit')}>
							<Pencil aria-hidden="true" className="size-5" />
							{t('familyTree.details.edit')}
						</Button>
					)}
					<Button onClick={onClose}>{t('familyTree.close')}</Button>
				</>
			}
		>
			<div className="flex flex-col gap-5">
				{notice && <div className="rounded-control border border-line bg-raised px-4">{notice}</div>}
				<div className="flex items-center gap-4">
					<Portrait photo={member.photo} className="size-20" />
					<div className="flex flex-col items-start gap-1">
						{writtenName !== member.name && (
							<p className="text-sm text-text-muted">{t('site.inScript.written', { name: writtenName })}</p>
						)}
						<p className="font-semibold text-lg text-primary">{relationShown(member, t, language)}</p>
						{member.relationNote && <p className="text-sm text-text-soft">{member.relationNote[language]}</p>}
						{member.bahi && <p className="text-text-soft">{member.bahi}</p>}
						{member.addressWord && (
							<p className="text-sm text-text-soft">
								{t('familyTree.details.addressWord', { word: member.addressWord[language] })}{' '}
								<Link
									href={pathIn(language, '/family-tree/words')}
									className="inline-flex min-h-6 items-center underline underline-offset-4"
								>
									{t('familyTree.details.changeAddressWord')}
								</Link>
							</p>
						)}
						{member.unconfirmed && (
							<p className="text-sm text-text-soft">
								<Badge tone="warning">{t('familyTree.unconfirmed')}</Badge> {t('familyTree.unconfirmedText')}{' '}
								<Link
									href={pathIn(language, '/family-tree/questions')}
									className="inline-flex min-h-6 items-center underline underline-offset-4"
								>
									{t('familyTree.unconfirmedLink')}
								</Link>
							</p>
						)}
						{member.isPending && member.invitedAt === null && (
							<Badge tone="warning">{t('familyTree.card.pending')}</Badge>
						)}
						<InvitationPanel
							member={member}
							onResent={onResent}
							onWithdraw={() => actions.onAct('withdraw')}
						/>
					</div>
				</div>
				<Rows title={t('familyTree.details.basic')} rows={basic} />
				<Rows title={t('familyTree.details.family')} rows={family} />
				{member.facts.length > 0 && <FactList facts={member.facts} />}
				{isEmpty && <p className="text-text-muted">{t('familyTree.details.nothing')}</p>}
				<CardActionList {...actions} />
			</div>
		</Dialog>
	);
}

/** The data under a heading; nothing without data. */
function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
	const filled = rows.filter(([, value]) => value !== null);
	if (filled.length === 0) return null;
	return (
		<section>
			<h3 className="mb-3 border-line border-b pb-1 text-heading text-lg">{title}</h3>
			<ValueList values={filled} className="grid-cols-2 gap-x-4 gap-y-3" />
		</section>
	);
}
