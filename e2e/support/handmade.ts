/* Handwritten releases of mfe-courses: a working one, and one that throws in every browser. */

const HANDMADE = `
  const shared = (await globalThis.__FEDERATION__.__INSTANCES__[0].loadShare('react'))();
  const React = shared.default ?? shared;
  export const init = () => {};
  export const get = async () => () => ({ default: function Courses() { BODY } });
`;
export const WORKING = { entry: HANDMADE.replace('BODY', "return React.createElement('p', null, 'Handmade');") };
export const BROKEN = { entry: HANDMADE.replace('BODY', "throw new Error('no clubs');") };
