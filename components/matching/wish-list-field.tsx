'use client';

import { Plus, X } from 'lucide-react';
import { useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import Combobox from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { atMostInList, withTyped } from '@/lib/client/matching/wishes-body';

interface WishListFieldProps {
	id: string;
	label: string;
	/** Of the box in which another one is typed. */
	newLabel: string;
	hint: string;
	values: readonly string[];
	options: readonly string[];
	error: string | undefined;
	shown?: (value: string) => string;
	onChange: (values: string[]) => void;
	/** Called with what is typed in the box and not added yet. */
	onType: (typed: string) => void;
}

/** A list of words, known ones or one's own: each can be taken out again. */
export function WishListField({
	id,
	label,
	newLabel,
	hint,
	values,
	options,
	error,
	shown = (value) => value,
	onChange,
	onType,
}: WishListFieldProps) {
	const t = useTranslations('matching.wishes');
	const { matching } = useMessages();
	const box = useRef<HTMLDivElement>(null);
	const [round, setRound] = useState(0);
	const [said, setSaid] = useState('');
	const isFull = values.length >= atMostInList;
	const input = () => box.current?.querySelector('input');
	const add = () => {
		const value = input()?.value.trim() ?? '';
		if (value === '' || isFull) return;
		const longer = withTyped(values, value);
		if (longer !== values) onChange([...longer]);
		setSaid(t(longer === values ? 'already' : 'added', { value }));
		onType('');
		setRound(round + 1);
		requestAnimationFrame(() => input()?.focus());
	};
	const remove = (value: string) => {
		onChange(values.filter((other) => other !== value));
		setSaid(t('removed', { value: shown(value) }));
		requestAnimationFrame(() => input()?.focus());
	};
	return (
		<div className="flex flex-col gap-3">
			{values.length > 0 && (
				<ul aria-label={t('listOf', { label })} className="flex flex-wrap gap-2">
					{values.map((value) => (
						<li
							key={value}
							className="inline-flex max-w-full items-center rounded-control border border-chip-line bg-chip pl-3 text-on-chip"
						>
							<span className="min-w-0">{shown(value)}</span>
							<button
								type="button"
								aria-label={t('remove', { value: shown(value) })}
								onClick={() => remove(value)}
								className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-current/10"
							>
								<X aria-hidden="true" className="size-4" />
							</button>
						</li>
					))}
				</ul>
			)}
			<div ref={box}>
				<Field id={id} label={newLabel} hint={isFull ? t('full') : hint} error={error}>
					{(control) => (
						<div className="flex items-start gap-2">
							<div className="min-w-0 flex-1">
								<Combobox
									key={round}
									{...control}
									name={`${id}-new`}
									label={newLabel}
									options={options}
									texts={matching.wishes.combobox}
									maxLength={80}
									onValueChange={onType}
									onEnter={add}
								/>
							</div>
							<Button look="outline" disabled={isFull} onClick={add}>
								<Plus aria-hidden="true" className="size-5" />
								{t('add')}
							</Button>
						</div>
					)}
				</Field>
			</div>
			<p role="status" className="sr-only">
				{said}
			</p>
		</div>
	);
}
