// One message, as one person sees it.

import { avatar, make, ownFile, shownName } from "./dom.js";
import { embed } from "./embed.js";
import { region, say, sayWith } from "./language.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { rows } from "./components.js";

/**
 * `context`: `names` for markdown, `find` another message here, `pending` what this message waits
 * for, `joined` if it goes on from the one above, `act` and `dismiss`.
 */
export function message(shown, context) {
  try {
    return whole(shown, context);
  } catch (error) {
    // One message that cannot be shown must not keep all others from being seen.
    console.error(error);
    return plain(shown);
  }
}

/** The bare words of a message. */
function plain(shown) {
  return make("article", { class: "message", "data-id": shown.id },
    make("div", { class: "beside" }),
    make("div", { class: "body" },
      make("p", { class: "failed" }, say("cannot_show")),
      make("p", { class: "content" }, shown.content)));
}

function whole(shown, context) {
  const classes = ["message"];
  if (context.joined) classes.push("joined");
  if (shown.pings_you) classes.push("pings");
  if (shown.only_for_you) classes.push("secret");
  const body = make("div", { class: "body" },
    context.joined ? null : head(shown),
    content(shown, context),
    files(shown),
    shown.embeds.map((found) => embed(found, shown, context.names)),
    rows(shown, context.pending && !context.pending.failed, context.act),
    context.pending?.failed ? make("p", { class: "failed" }, say("failed")) : null,
    shown.only_for_you ? secretMark(shown.id, context.dismiss) : null);
  return make("article", { class: classes.join(" "), "data-id": shown.id, "aria-label": `${shownName(shown.author)}, ${time(shown.timestamp)}` },
    context.joined ? null : reply(shown, context),
    make("div", { class: "beside" }, context.joined ? null : avatar(shown.author)),
    body);
}

function head(shown) {
  return make("p", { class: "head" },
    make("span", { class: shown.author.bot ? "author bot" : "author" }, shownName(shown.author)),
    shown.author.bot ? make("span", { class: "tag" }, "APP") : null,
    make("time", { datetime: shown.timestamp, title: new Date(shown.timestamp).toLocaleString(region) }, time(shown.timestamp)));
}

/** Above a message: which command it answers, or which message. */
function reply(shown, { find, names }) {
  if (shown.interaction) {
    return used(shown.interaction.user, shown.interaction.name);
  }
  const source = shown.message_reference && find(shown.message_reference.message_id);
  if (!source) return null;
  const text = make("span", { class: "quote" }, markdown(source.content.split("\n")[0], names));
  return make("p", { class: "reply" }, avatar(source.author), make("strong", {}, shownName(source.author)), " ", text);
}

/** Who has used a command. */
function used(user, command) {
  const filled = { name: make("strong", {}, shownName(user)), command: make("span", { class: "mention" }, `/${command}`) };
  return make("p", { class: "reply" }, avatar(user), sayWith("used", filled));
}

function content(shown, { names }) {
  if (shown.loading) {
    return make("p", { class: "thinking" }, make("span", { class: "dots", "aria-hidden": "true" }, make("i"), make("i"), make("i")),
      ` ${say("thinking", { name: shownName(shown.author) })}`);
  }
  if (!shown.content) return null;
  const edited = shown.edited_timestamp ? make("span", { class: "edited" }, ` ${say("edited")}`) : null;
  return make("div", { class: "content" }, markdown(shown.content, names), edited);
}

/** The files that no embed shows already. */
function files(shown) {
  const inEmbeds = shown.embeds.flatMap((found) => [found.image?.url, found.thumbnail?.url]);
  return shown.attachments.filter((file) => !inEmbeds.includes(file.url)).map((file) => {
    if (file.content_type?.startsWith("image/")) return picture(file.url, file.description ?? file.filename, file);
    return make("a", { class: "file", href: ownFile(file.url), download: file.filename },
      file.filename, " ", make("span", { class: "hint" }, sizeOf(file.size)));
  });
}

function sizeOf(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  const [unit, size] = bytes < 1e6 ? ["kilobyte", 1e3] : ["megabyte", 1e6];
  return (bytes / size).toLocaleString(region, { style: "unit", unit, maximumFractionDigits: 1 });
}

function secretMark(id, dismiss) {
  return make("p", { class: "only-you" }, `${say("only_you")} · `,
    make("button", { type: "button", class: "text", onclick: () => dismiss(id) }, say("dismiss")));
}

/** A command that waits for its answer, or never got one. */
export function command(pending, me, dismiss) {
  const text = pending.failed ? say("no_answer") : say("sending");
  return make("article", { class: "message command-line", "data-id": pending.id },
    used(me, pending.command),
    make("div", { class: "beside" }),
    make("div", { class: "body" },
      make("p", { class: pending.failed ? "failed" : "thinking" }, text),
      pending.failed ? secretMark(pending.id, dismiss) : null));
}

function time(iso) {
  const then = new Date(iso);
  const clock = then.toLocaleTimeString(region, { hour: "2-digit", minute: "2-digit" });
  return then.toDateString() === new Date().toDateString() ? clock : `${then.toLocaleDateString(region)} ${clock}`;
}
