import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { FormPanel } from '@/components/family/cards/form-panel';
import { LinkForm } from '@/components/family/requests/link-form';
import { RelativeWizardForm } from '@/components/family/wizard/relative-wizard-form';
import { RefusalHandler, useRefusalHandler } from '@/components/form/refusal-handler';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiFailure } from '@/lib/client/api';
import type { CardAnswer, Family } from '@/lib/client/family/cards/family';
import type { RelativeCandidate } from '@/lib/client/family/diagram/opening';
import { anywhere, type WizardPlace } from '@/lib/client/family/wizard/wizard-steps';

/** Rarely opened, and heavy. */
export const fetchExchange = () => import('@/components/family/exchange/exchange-panel');
const ExchangePanel = lazy(fetchExchange);

/** A form that is shown in place of the list. */
export type FamilyForm =
	| { kind: 'add'; place: WizardPlace }
	| { kind: 'edit'; memberId: string }
	| { kind: 'link'; asked: RelativeCandidate | null }
	| { kind: 'exchange' };

const titles = {
	add: 'familyTree.wizard.title',
	edit: 'familyTree.edit.title',
	link: 'familyTree.link.title',
	exchange: 'familyExchange.title',
} as const satisfies Record<FamilyForm['kind'], string>;

interface FamilyFormPanelProps {
	form: FamilyForm;
	family: Family;
	/** Whether all relatives are read, whom each form offers. */
	isWhole: boolean;
	/** True for a failure of a change that is handled elsewhere. */
	onCardFailure: (failure: ApiFailure) => boolean;
	onDone: (response: CardAnswer) => void;
	/** Called with the existing card of the person that was to be added, and whether an account was asked for. */
	onSame: (memberId: string, wantsAccount: boolean) => void;
	onImported: (response: CardAnswer) => void;
	onClose: () => void;
}

export function FamilyFormPanel({
	form,
	family,
	isWhole,
	onCardFailure,
	onDone,
	onSame,
	onImported,
	onClose,
}: FamilyFormPanelProps) {
	const t = useTranslations();
	const handleRefusal = useRefusalHandler();
	const edited = form.kind === 'edit' ? family.members.find(({ id }) => id === form.memberId) : undefined;
	return (
		<FormPanel title={t(titles[form.kind])} onClose={onClose}>
			{!isWhole && <Skeleton className="h-96" />}
			{isWhole && (form.kind === 'add' || form.kind === 'edit') && (
				<RefusalHandler value={edited ? onCardFailure : handleRefusal}>
					<RelativeWizardForm
						place={form.kind === 'add' ? form.place : anywhere}
						edited={edited ?? null}
						family={family}
						onDone={onDone}
						onSame={onSame}
						onCancel={onClose}
					/>
				</RefusalHandler>
			)}
			{isWhole && form.kind === 'link' && (
				<LinkForm asked={form.asked} family={family} onSent={onDone} onCancel={onClose} />
			)}
			{isWhole && form.kind === 'exchange' && (
				<Suspense fallback={<Skeleton className="h-96" />}>
					<ExchangePanel members={family.members} onImported={onImported} onClose={onClose} />
				</Suspense>
			)}
		</FormPanel>
	);
}
