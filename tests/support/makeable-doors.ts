/** Possible doors, one of each kind of layout, for tests that change one thing. */
export const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };
export const panelled = {
  ...single,
  opWidth: '1800',
  doorLeafWidth: '900',
  leftPanels: '1',
  rightPanels: '1',
};
export const pair = {
  doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE',
  opWidth: '1350',
  opHeight: '2100',
  doorLeafWidth: '900',
};
export const tall = { ...single, opHeight: '2600', topPanel: 'yes', doorHeightMm: '2200' };
