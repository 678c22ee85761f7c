import {
	type UseComboboxPropGetters,
	type UseComboboxState,
	type UseComboboxStateChangeOptions,
	useCombobox,
} from 'downshift';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** Opens and closes the list of a text field with suggestions. */
export function ListToggle({ isOpen, ...rest }: ComponentProps<'button'> & { isOpen: boolean }) {
	return (
		<button
			{...rest}
			type="button"
			className="absolute top-0 right-0 grid size-11 place-items-center text-text-muted"
		>
			<ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
		</button>
	);
}

interface OptionListProps<Option>
	extends Pick<UseComboboxPropGetters<Option>, 'getMenuProps' | 'getItemProps'> {
	label: string;
	isShown: boolean;
	options: readonly Option[];
	highlightedIndex: number;
	keyOf: (option: Option) => string;
	children: (option: Option) => ReactNode;
}

/** Such a list, below its field. */
export function OptionList<Option>(list: OptionListProps<Option>) {
	const { label, isShown, options, highlightedIndex, keyOf, getMenuProps, getItemProps, children } = list;
	return (
		<ul
			{...getMenuProps({ 'aria-label': label })}
			aria-labelledby={undefined}
			className={`absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-control border border-control bg-surface py-1 shadow-soft ${isShown ? '' : 'hidden'}`}
		>
			{isShown &&
				options.map((option, index) => (
					<li
						key={keyOf(option)}
						{...getItemProps({ item: option, index })}
						className={`flex min-h-11 cursor-pointer flex-col justify-center px-3.5 py-1.5 ${index === highlightedIndex ? 'bg-badge text-on-badge' : ''}`}
					>
						{children(option)}
					</li>
				))}
		</ul>
	);
}

/** A `stateReducer`: leaving the field closes the list and picks nothing, no matter where the pointer is. */
export function keepOnLeaving<Option>(
	state: UseComboboxState<Option>,
	{ type, changes }: UseComboboxStateChangeOptions<Option>,
) {
	const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
	const isLeaving = type === InputBlur || type === InputKeyDownEscape;
	return isLeaving ? { ...state, isOpen: false, highlightedIndex: -1 } : changes;
}
