import { useState } from 'react';

const key = 'reviewKeys';

export interface KeysSwitch {
	isOn: boolean;
	turn: (isOn: boolean) => void;
}

export function areKeysOn(): boolean {
	return localStorage.getItem(key) !== 'off';
}

/** Whether single keys do anything, as this browser remembers it: who speaks to the computer types them by chance. */
export function useKeysSwitch(): KeysSwitch {
	const [isOn, setOn] = useState(areKeysOn);
	return {
		isOn,
		turn: (next) => {
			localStorage.setItem(key, next ? 'on' : 'off');
			setOn(next);
		},
	};
}
