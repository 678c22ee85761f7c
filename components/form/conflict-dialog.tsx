import type { Messages } from 'next-intl';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LatestChange } from '@/lib/client/form/latest-change';
import {
	type Choice,
	chosenValues,
	differingFields,
	firstChoices,
	keepsMine,
	type StaleField,
} from '@/lib/client/form/stale';
import { formatMoment } from '@/lib/platform/i18n/format';

interface ConflictDialogProps {
	/** All that both tell, or at least what they tell differently. */
	fields: readonly StaleField[];
	/** Who has saved the newer version, and when. */
	sentence: string;
	texts: Omit<Messages['conflict'], 'kept' | 'loadFailed' | 'byUnknown'> & { same?: string };
	/**
	 * Called with the value of each differing field, by key: to be saved on top of the newer version, with whose number.
	 */
	onKeepMine: (values: Record<string, string>) => void;
	/** The form is to show the newer version instead. */
	onTakeTheirs: () => void;
	/** Nothing is decided: the form stays as it is. */
	onClose: () => void;
}

interface RecordConflictDialogProps extends Omit<ConflictDialogProps, 'sentence' | 'texts'> {
	/** By whom the newer version is, as the history knows. */
	change: LatestChange;
}

/** The same for administrators, who see by whom the newer version is. */
export function RecordConflictDialog({ change: { who, when }, ...dialog }: RecordConflictDialogProps) {
	const t = useTranslations('admin.frame.stale');
	const { stale } = useMessages().admin.frame;
	const language = useLocale();
	const moment = when === null ? null : formatMoment(when, language);
	const sentence = who !== null && moment !== null ? t('byWhom', { who, when: moment }) : t('byUnknown');
	return <ConflictDialog {...dialog} sentence={sentence} texts={stale} />;
}

/** After a 409 `record.stale`: what I have and what somebody else has saved meanwhile, side by side, to choose from. */
export function ConflictDialog({
	fields,
	sentence,
	texts,
	onKeepMine,
	onTakeTheirs,
	onClose,
}: ConflictDialogProps) {
	const differing = differingFields(fields);
	const [choices, setChoices] = useState(() => firstChoices(differing));
	const isMixed = !keepsMine(differing, choices);
	const save = (chosen: Readonly<Record<string, Choice>>) => onKeepMine(chosenValues(differing, chosen));
	return (
		<Dialog
			title={texts.title}
			onClose={onClose}
			actions={
				<>
					<Button look="outline" onClick={onTakeTheirs}>
						{texts.takeTheirs}
					</Button>
					{isMixed && <Button onClick={() => save(choices)}>{texts.saveChosen}</Button>}
					<Button look={isMixed ? 'outline' : 'primary'} onClick={() => save(firstChoices(differing))}>
						{texts.keepMine}
					</Button>
				</>
			}
		>
			<p>{sentence}</p>
			<p className="mt-1 text-text-muted">{differing.length === 0 ? texts.same : texts.explained}</p>
			<div className="mt-5 flex flex-col gap-6">
				{differing.map((field) => (
					<StaleChoice
						key={field.key}
						field={field}
						choice={choices[field.key] ?? 'mine'}
						texts={texts}
						onChoose={(choice) => setChoices((before) => ({ ...before, [field.key]: choice }))}
					/>
				))}
			</div>
		</Dialog>
	);
}

interface StaleChoiceProps {
	field: StaleField;
	choice: Choice;
	texts: ConflictDialogProps['texts'];
	onChoose: (choice: Choice) => void;
}

function StaleChoice({ field, choice, texts, onChoose }: StaleChoiceProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 font-semibold">{field.label}</legend>
			<div className="grid gap-3 sm:grid-cols-2">
				{(['mine', 'theirs'] as const).map((whose) => (
					<label
						key={whose}
						className="flex min-h-11 min-w-0 cursor-pointer flex-col gap-2 rounded-control border border-line p-3 has-checked:border-primary has-checked:bg-raised"
					>
						<span className="flex items-center gap-2 font-semibold text-sm text-text-soft">
							<input
								type="radio"
								name={`stale-${field.key}`}
								value={whose}
								checked={choice === whose}
								onChange={() => onChoose(whose)}
								className="size-5 shrink-0 accent-primary"
							/>
							{texts[whose]}
						</span>
						<span className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-wrap text-sm">
							{field[whose].trim() === '' ? (
								<span className="text-text-muted italic">{texts.nothing}</span>
							) : (
								<StaleValue value={field[whose]} isPicture={field.isPicture} />
							)}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function StaleValue({ value, isPicture }: { value: string; isPicture: boolean | undefined }) {
	if (!isPicture) return value;
	return <img src={value} alt="" className="max-h-40 max-w-full rounded-control object-contain" />;
}
