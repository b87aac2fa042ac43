// What this browser remembers: the language, the client, who is shown, where they are, what they
// have read and put away.

function kept(storage, name) {
  let value = {};
  try {
    value = JSON.parse(storage.getItem(name)) ?? {};
  } catch {
    // What cannot be read is forgotten.
  }
  return {
    get: (key) => value[key],
    set(key, what) {
      value[key] = what;
      storage.setItem(name, JSON.stringify(value));
    },
  };
}

const page = kept(localStorage, "page");
const read = kept(localStorage, "read");
const dismissed = kept(sessionStorage, "dismissed");

export const memory = {
  language: () => page.get("language"),
  speak: (language) => page.set("language", language),
  isPhone: () => page.get("phone") === true,
  usePhone: (phone) => page.set("phone", phone),
  shown: () => page.get("shown"),
  show: (people) => page.set("shown", people),
  front: () => page.get("front"),
  bringToFront: (person) => page.set("front", person),
  place: (person) => page.get(`place ${person}`),
  goTo: (person, place) => page.set(`place ${person}`, place),
  lastRead: (person, place) => read.get(`${person} ${place}`),
  markRead: (person, place, message) => read.set(`${person} ${place}`, message),
  isDismissed: (message) => dismissed.get(message) === true,
  dismiss: (message) => dismissed.set(message, true),
};
