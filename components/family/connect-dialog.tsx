'use client';

import { useState } from 'react';
import { ConfirmedForm } from '@/components/member/confirmed-form';
import type { MemberTexts } from '@/components/member/texts';
import { Dialog } from '@/components/ui/dialog';
import { type ApiFailure, type ApiResult, callApi, typedFields } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import type { CardAnswer, Family, FamilyMember } from './answers';
import { useClanQuestion } from './clan-question';
import { clanOf } from './different-clans';
import { PlaceFields } from './place-fields';
import { RelatedToSelect } from './related-to-select';
import { RelationSelect } from './relation-select';
import { RivalOffer } from './rival-offer';
import { findRivals, type Rivals } from './rivals';
import { type FamilyTexts, filled } from './texts';

interface ConnectDialogProps {
	member: FamilyMember;
	family: Family;
	language: Language;
	texts: FamilyTexts;
	memberTexts: MemberTexts;
	onDone: (answer: CardAnswer) => void;
	/** Told two cards that may be one person. */
	onMerge: (id: string, otherId: string) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onClose: () => void;
}

/** Says what somebody whom nothing connects with the family is to one of it. */
export function ConnectDialog({
	member,
	family,
	language,
	texts,
	memberTexts,
	onDone,
	onMerge,
	onFailure,
	onClose,
}: ConnectDialogProps) {
	const words = texts.connect;
	const { links } = family;
	const others = family.members.filter(({ id }) => id !== member.id);
	const [relation, setRelation] = useState('');
	const [relatedToId, setRelatedToId] = useState(others.find((one) => one.relation === 'Me')?.id);
	const [rivals, setRivals] = useState<Rivals | null>(null);
	const { mayGoOn, question } = useClanQuestion(texts, memberTexts);
	const send = async (fields: FormData): Promise<ApiResult<CardAnswer> | null> => {
		setRivals(null);
		if (relation === '') {
			const errors = [{ path: 'relation', message: words.relationMissing }];
			return { ok: false, status: 400, code: 'input.invalid', message: words.problems, errors };
		}
		const anchor = others.find(({ id }) => id === relatedToId);
		if (!(await mayGoOn({ relation, anchor, name: member.name, clan: clanOf(member) }))) return null;
		const body = typedFields(Object.fromEntries(fields));
		const answer = await callApi('POST /api/family/connect/[id]', { params: { id: member.id }, body });
		if (!answer.ok) setRivals(findRivals(answer.code, { relation, relatedToId }, member, family));
		return answer;
	};
	return (
		<>
			<Dialog title={words.title} closeLabel={texts.close} onClose={onClose}>
				<ConfirmedForm
					texts={{ confirm: words.confirm, busy: words.busy, cancel: texts.cancel, failed: words.failed }}
					send={send}
					onFailure={onFailure}
					onDone={onDone}
					onCancel={onClose}
				>
					{(errorAt) => (
						<>
							<p>{filled(words.intro, { name: member.name })}</p>
							{rivals && (
								<RivalOffer rivals={rivals} members={family.members} texts={texts} onMerge={onMerge} />
							)}
							<RelationSelect
								id="connect-relation"
								label={filled(words.relation, { name: member.name })}
								none={memberTexts.memberOptions.none}
								except="Other"
								error={errorAt('relation')}
								texts={texts}
								onChange={setRelation}
							/>
							<RelatedToSelect
								id="connect-related-to"
								members={others}
								defaultValue={relatedToId}
								error={errorAt('relatedToMemberId')}
								language={language}
								texts={texts}
								onChange={setRelatedToId}
							/>
							<PlaceFields
								{...{ relation, relatedToId, links, texts, errorAt }}
								start={{}}
								members={others}
							/>
						</>
					)}
				</ConfirmedForm>
			</Dialog>
			{question}
		</>
	);
}
