'use client';

import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { getTypedDay, readTypedDay } from '@/lib/core/typed-day';
import type { ControlProps } from './field';
import { Input } from './input';

interface DayInputProps extends ControlProps {
	/** An ISO day; empty for none. */
	value: string;
	onChange: (day: string) => void;
	/** How a day is typed, such as "DD-MM-YYYY". */
	placeholder: string;
	/** Names the button that opens the browser's calendar. */
	calendarLabel: string;
	min?: string | undefined;
	max?: string | undefined;
}

/**
 * A day, typed or chosen from the browser's calendar. A text field, because the browser's own field for days takes no
 * Devanagari digits. What is no day yet changes nothing, and is gone when the field is left.
 */
export function DayInput({
	value,
	onChange,
	placeholder,
	calendarLabel,
	min,
	max,
	...control
}: DayInputProps) {
	/** Null while nobody types. */
	const [typed, setTyped] = useState<string | null>(null);
	const calendar = useRef<HTMLInputElement>(null);
	const type = (text: string) => {
		setTyped(text);
		const day = text.trim() === '' ? '' : readTypedDay(text);
		if (day !== null && day !== value) onChange(day);
	};
	return (
		<div className="relative">
			<Input
				{...control}
				inputMode="numeric"
				autoComplete="off"
				maxLength={10}
				placeholder={placeholder}
				value={typed ?? getTypedDay(value)}
				onChange={({ target }) => type(target.value)}
				onBlur={() => setTyped(null)}
				className="pr-11"
			/>
			<input
				ref={calendar}
				type="date"
				tabIndex={-1}
				aria-hidden="true"
				value={value}
				min={min}
				max={max}
				onChange={({ target }) => onChange(target.value)}
				className="pointer-events-none absolute inset-0 size-full opacity-0"
			/>
			<button
				type="button"
				aria-label={calendarLabel}
				title={calendarLabel}
				onClick={() => calendar.current?.showPicker()}
				className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-text-muted hover:bg-current/10"
			>
				<CalendarDays aria-hidden="true" className="size-5" />
			</button>
		</div>
	);
}
