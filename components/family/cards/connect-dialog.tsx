'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { schemaResolver } from '@/components/form/schema-resolver';
import { callApi, typedFields } from '@/lib/client/api';
import { findClan } from '@/lib/client/family/cards/different-clans';
import type { CardAnswer, Family, FamilyMember } from '@/lib/client/family/cards/family';
import { type PlaceValues, placeBeside, placeSaid } from '@/lib/client/family/cards/place-questions';
import { findRivals, type Rivals } from '@/lib/client/family/cards/rivals';
import { PlaceFields } from './place-fields';
import { RelatedToField } from './related-to-field';
import { RelationField } from './relation-field';
import { RivalNotice } from './rival-notice';
import { useClanQuestion } from './use-clan-question';

interface ConnectDialogProps {
	member: FamilyMember;
	family: Family;
	onDone: (answer: CardAnswer) => void;
	/** Called with two cards that may be one person. */
	onMerge: (id: string, otherId: string) => void;
	onClose: () => void;
}

const loadSchema = () => import('@/lib/features/family/cards/schema').then(({ connectBody }) => connectBody);

/** Says what somebody whom nothing connects with the family is to one of it. */
export function ConnectDialog({ member, family, onDone, onMerge, onClose }: ConnectDialogProps) {
	const t = useTranslations('familyTree');
	const language = useLocale();
	const { fieldErrors, familyTree } = useMessages();
	const { links } = family;
	const others = family.members.filter(({ id }) => id !== member.id);
	const [rivals, setRivals] = useState<Rivals | null>(null);
	const { mayGoOn, question } = useClanQuestion();
	const said = (values: PlaceValues) => placeSaid(values, { members: others, links });
	const send = async (values: PlaceValues) => {
		setRivals(null);
		const { relation, relatedToMemberId } = values;
		const anchor = others.find(({ id }) => id === relatedToMemberId);
		if (!(await mayGoOn({ relation, anchor, name: member.name, clan: findClan(member) }))) return null;
		const answer = await callApi('POST /api/family/connect/[id]', {
			params: { id: member.id },
			body: typedFields(said(values)),
		});
		if (!answer.ok)
			setRivals(findRivals(answer.code, { relation, relatedToId: relatedToMemberId }, member, family));
		return answer;
	};
	return (
		<>
			<FormDialog<PlaceValues, CardAnswer>
				title={t('connect.title')}
				texts={{
					confirm: t('connect.confirm'),
					busy: t('connect.busy'),
					failed: t('connect.failed'),
				}}
				defaultValues={placeBeside(others)}
				resolver={schemaResolver(
					loadSchema,
					language,
					{ ...fieldErrors, notInList: familyTree.connect.relationMissing },
					said,
				)}
				send={send}
				onDone={onDone}
				onClose={onClose}
			>
				{({ errorAt }) => (
					<>
						<p>{t('connect.intro', { name: member.name })}</p>
						{rivals && <RivalNotice rivals={rivals} members={family.members} onMerge={onMerge} />}
						<RelationField
							id="connect-relation"
							label={t('connect.relation', { name: member.name })}
							except="Other"
							error={errorAt('relation')}
						/>
						<RelatedToField id="connect-related-to" members={others} error={errorAt('relatedToMemberId')} />
						<PlaceFields members={others} links={links} errorAt={errorAt} />
					</>
				)}
			</FormDialog>
			{question}
		</>
	);
}
