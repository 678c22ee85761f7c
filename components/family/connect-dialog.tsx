'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedForm } from '@/components/member/confirmed-form';
import type { MemberTexts } from '@/components/member/texts';
import { Dialog } from '@/components/ui/dialog';
import { type ApiFailure, type ApiResult, callApi, typedFields } from '@/lib/client/api';
import type { CardAnswer, Family, FamilyMember } from './answers';
import { useClanQuestion } from './clan-question';
import { clanOf } from './different-clans';
import { PlaceFields } from './place-fields';
import { RelatedToSelect } from './related-to-select';
import { RelationSelect } from './relation-select';
import { RivalOffer } from './rival-offer';
import { findRivals, type Rivals } from './rivals';

interface ConnectDialogProps {
	member: FamilyMember;
	family: Family;
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
	memberTexts,
	onDone,
	onMerge,
	onFailure,
	onClose,
}: ConnectDialogProps) {
	const t = useTranslations('familyTree');
	const { links } = family;
	const others = family.members.filter(({ id }) => id !== member.id);
	const [relation, setRelation] = useState('');
	const [relatedToId, setRelatedToId] = useState(others.find((one) => one.relation === 'Me')?.id);
	const [rivals, setRivals] = useState<Rivals | null>(null);
	const { mayGoOn, question } = useClanQuestion(memberTexts);
	const send = async (fields: FormData): Promise<ApiResult<CardAnswer> | null> => {
		setRivals(null);
		if (relation === '') {
			const errors = [{ path: 'relation', message: t('connect.relationMissing') }];
			return { ok: false, status: 400, code: 'input.invalid', message: t('connect.problems'), errors };
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
			<Dialog title={t('connect.title')} closeLabel={t('close')} onClose={onClose}>
				<ConfirmedForm
					texts={{
						confirm: t('connect.confirm'),
						busy: t('connect.busy'),
						cancel: t('cancel'),
						failed: t('connect.failed'),
					}}
					send={send}
					onFailure={onFailure}
					onDone={onDone}
					onCancel={onClose}
				>
					{(errorAt) => (
						<>
							<p>{t('connect.intro', { name: member.name })}</p>
							{rivals && <RivalOffer rivals={rivals} members={family.members} onMerge={onMerge} />}
							<RelationSelect
								id="connect-relation"
								label={t('connect.relation', { name: member.name })}
								none={memberTexts.memberOptions.none}
								except="Other"
								error={errorAt('relation')}
								onChange={setRelation}
							/>
							<RelatedToSelect
								id="connect-related-to"
								members={others}
								defaultValue={relatedToId}
								error={errorAt('relatedToMemberId')}
								onChange={setRelatedToId}
							/>
							<PlaceFields {...{ relation, relatedToId, links, errorAt }} start={{}} members={others} />
						</>
					)}
				</ConfirmedForm>
			</Dialog>
			{question}
		</>
	);
}
