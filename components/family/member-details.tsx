'use client';

import { Combine, Link, Pencil, Trash2, Unlink2, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateWords } from '@/components/member/date-words';
import { type MemberTexts, shownValue } from '@/components/member/texts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LinkButton } from '@/components/ui/link-button';
import { PhoneNumber } from '@/components/ui/phone-number';
import type { ApiFailure } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type CardAnswer, type FamilyMember, linkedFields } from './answers';
import { FactList } from './fact-list';
import { Invitation, type InvitationAct } from './invitation';
import { relationPath } from './kin-path';
import { isApart } from './member-changes';
import { Portrait } from './portrait';
import { relationShown } from './relations';
import { type FamilyTexts, filled } from './texts';

interface MemberDetailsProps {
	member: FamilyMember;
	mayChange: boolean;
	language: Language;
	texts: FamilyTexts;
	memberTexts: MemberTexts;
	onEdit: () => void;
	onDelete: () => void;
	onUnlink: () => void;
	onInvitation: (act: InvitationAct, answer: CardAnswer) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onConnect: () => void;
	onMerge: () => void;
	onClose: () => void;
}

type Row = readonly [label: string, value: ReactNode];

/** All that the tree tells about somebody. */
export function MemberDetails({
	member,
	mayChange,
	language,
	texts,
	memberTexts,
	onEdit,
	onDelete,
	onUnlink,
	onInvitation,
	onFailure,
	onConnect,
	onMerge,
	onClose,
}: MemberDetailsProps) {
	const words = texts.details;
	const basic: Row[] = [
		[
			member.isDeceased ? words.ageAtDeath : words.age,
			member.age === null ? null : filled(texts.card.years, { age: member.age }),
		],
		[words.profession, member.profession],
		[words.location, member.location],
		[words.born, member.dob && dateWords(member.dob, language, texts.card)],
		[words.died, member.dod && dateWords(member.dod, language, texts.card)],
		[
			words.mobileNumber,
			member.mobileNumber && (
				<PhoneNumber
					number={member.mobileNumber}
					e164={member.mobileE164}
					whatsapp={memberTexts.memberFields.whatsapp}
				/>
			),
		],
		[words.status, member.isDeceased ? words.departed : null],
		[words.addedBy, member.relation === 'Me' ? null : (member.addedBy?.name ?? null)],
	];
	// What the linked profile does not tell may have been written on the card.
	const told = { ...member.values, ...member.profile?.values };
	const family: Row[] = linkedFields.map((field) => [
		words[field],
		told[field] ? shownValue(field, told[field], memberTexts) : null,
	]);
	const isEmpty = member.facts.length === 0 && [...basic, ...family].every(([, value]) => value === null);
	return (
		<Dialog
			title={member.name}
			closeLabel={texts.close}
			onClose={onClose}
			actions={
				<>
					{mayChange && (
						<Button look="quiet" className="mr-auto text-error" onClick={onDelete}>
							<Trash2 aria-hidden="true" className="size-5" />
							{words.delete}
						</Button>
					)}
					{mayChange && (
						<Button look="outline" onClick={onEdit}>
							<Pencil aria-hidden="true" className="size-5" />
							{words.edit}
						</Button>
					)}
					{member.isProfileLinked && member.profile && (
						<LinkButton href={pathIn(language, `/profile/${member.profile.id}`)}>
							{words.viewProfile}
						</LinkButton>
					)}
					<Button look={member.isProfileLinked ? 'outline' : 'primary'} onClick={onClose}>
						{texts.close}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-5">
				<div className="flex items-center gap-4">
					<Portrait photo={member.photo} className="size-20" />
					<div className="flex flex-col items-start gap-1">
						<p className="font-semibold text-lg text-primary">{relationShown(member, language, texts)}</p>
						{member.isPending && member.invitedAt === null && (
							<Badge tone="warning">{texts.card.pending}</Badge>
						)}
						<Invitation {...{ member, language, texts, onFailure }} onDone={onInvitation} />
					</div>
				</div>
				<Rows title={words.basic} rows={basic} />
				<Rows title={words.family} rows={family} />
				{member.facts.length > 0 && <FactList facts={member.facts} language={language} texts={texts} />}
				{mayChange && isApart(member) && (
					<div className="flex flex-col items-start gap-2 rounded-control border border-gold-500 px-4 py-3">
						<p>{texts.connect.apart}</p>
						<Button look="outline" onClick={onConnect}>
							<Link aria-hidden="true" className="size-5" />
							{texts.connect.title}
						</Button>
					</div>
				)}
				{member.relation !== 'Me' && (
					<LinkButton
						look="outline"
						href={pathIn(language, relationPath(null, member.id))}
						className="self-start"
					>
						<Waypoints aria-hidden="true" className="size-5" />
						{texts.howRelated}
					</LinkButton>
				)}
				{mayChange && !member.isPending && (
					<Button look="quiet" className="self-start px-3 text-sm" onClick={onMerge}>
						<Combine aria-hidden="true" className="size-5" />
						{texts.merge.open}
					</Button>
				)}
				{member.isProfileLinked && member.requestId && (
					<Button look="quiet" className="self-start px-3 text-sm" onClick={onUnlink}>
						<Unlink2 aria-hidden="true" className="size-5" />
						{texts.unlink.title}
					</Button>
				)}
				{isEmpty && <p className="text-text-muted">{words.nothing}</p>}
			</div>
		</Dialog>
	);
}

/** What is told under a heading; nothing when nothing is. */
function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
	const told = rows.filter(([, value]) => value !== null);
	if (told.length === 0) return null;
	return (
		<section>
			<h3 className="mb-3 border-line border-b pb-1 text-heading text-lg">{title}</h3>
			<dl className="grid grid-cols-2 gap-x-4 gap-y-3">
				{told.map(([label, value]) => (
					<div key={label} className="min-w-0">
						<dt className="text-sm text-text-muted">{label}</dt>
						<dd className="font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
