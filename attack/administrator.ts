/** The administrator of every portal that is attacked. */
export const administrator = {
	email: 'admin@attacked.example.org',
	password: 'a banyan by the old step-well',
};
