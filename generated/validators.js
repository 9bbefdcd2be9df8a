// Written by npm run generate from spec/. Do not edit.
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: !0 });
}, __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// domain/foundation/kernel/text/text.ts
var SHOWS_NOTHING, SPACES, PLAIN, visibleKey, INVISIBLE, hasInvisible, init_text = __esm({
  "domain/foundation/kernel/text/text.ts"() {
    "use strict";
    SHOWS_NOTHING = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu, SPACES = /\s+/g, PLAIN = /^[ -~]*$/, visibleKey = (text) => PLAIN.test(text) ? text.toLowerCase().replace(SPACES, " ").trim() : text.normalize("NFKC").toLowerCase().replace(SPACES, " ").replace(SHOWS_NOTHING, "").normalize("NFKC").replace(SPACES, " ").trim(), INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, hasInvisible = (text) => text.search(INVISIBLE) !== -1 || text.trim() !== "" && visibleKey(text) === "";
  }
});

// scripts/spec-tools/validators/validator-formats.ts
var validator_formats_exports = {};
__export(validator_formats_exports, {
  formats: () => formats
});
var DATE_TIME, daysIn, DATE, isDate, isDateTime, isInt32, formats, init_validator_formats = __esm({
  "scripts/spec-tools/validators/validator-formats.ts"() {
    "use strict";
    init_text();
    DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-](\d\d):(\d\d))$/i, daysIn = (year, month) => month === 2 ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28 : [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0, DATE = /^(\d{4})-(\d\d)-(\d\d)$/, isDate = (text) => {
      let [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1).map(Number);
      return day >= 1 && day <= daysIn(year, month);
    }, isDateTime = (text) => {
      let found = DATE_TIME.exec(text);
      if (found === null) return !1;
      let [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = found.slice(1).map((part) => Number(part ?? 0));
      return hour < 24 && minute < 60 && second < 60 && offsetHour < 24 && offsetMinute < 60 && day >= 1 && day <= daysIn(year, month);
    }, isInt32 = (value) => value >= -(2 ** 31) && value < 2 ** 31, formats = {
      date: isDate,
      "date-time": isDateTime,
      uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      uri: (text) => URL.canParse(text),
      "uri-reference": (text) => URL.canParse(text, "http://localhost"),
      "visible-text": (text) => !hasInvisible(text),
      password: !0,
      binary: !0,
      double: !0,
      int32: { type: "number", validate: isInt32 },
      int64: !0
    };
  }
});

// <stdin>
var v0 = validate52;
var func1 = require_ucs2length().default;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["if-none-match"] !== void 0) {
      let data0 = data["if-none-match"];
      if (typeof data0 == "string") {
        if (func1(data0) > 8192) {
          let err0 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v1 = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["mcp-protocol-version"] !== void 0) {
      let data0 = data["mcp-protocol-version"];
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err0 = { instancePath: instancePath + "/mcp-protocol-version", schemaPath: "#/properties/mcp-protocol-version/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/mcp-protocol-version", schemaPath: "#/properties/mcp-protocol-version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data["mcp-method"] !== void 0) {
      let data1 = data["mcp-method"];
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err2 = { instancePath: instancePath + "/mcp-method", schemaPath: "#/properties/mcp-method/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/mcp-method", schemaPath: "#/properties/mcp-method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data["mcp-name"] !== void 0) {
      let data2 = data["mcp-name"];
      if (typeof data2 == "string") {
        if (func1(data2) > 512) {
          let err4 = { instancePath: instancePath + "/mcp-name", schemaPath: "#/properties/mcp-name/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/mcp-name", schemaPath: "#/properties/mcp-name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data["x-csrf-token"] !== void 0) {
      let data3 = data["x-csrf-token"];
      if (typeof data3 == "string") {
        if (func1(data3) > 4096) {
          let err6 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: { "mcp-protocol-version": !0, "mcp-method": !0, "mcp-name": !0, "x-csrf-token": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v2 = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "jsonrpc" }, message: "must have required property 'jsonrpc'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.method === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before1 = errors;
    for (let key0 in data) {
      if (errors - before1 >= 3) break;
      if (!(key0 === "jsonrpc" || key0 === "id" || key0 === "method" || key0 === "params")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.jsonrpc !== void 0) {
      let data0 = data.jsonrpc;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/jsonrpc", schemaPath: "#/properties/jsonrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "2.0") {
        let err4 = { instancePath: instancePath + "/jsonrpc", schemaPath: "#/properties/jsonrpc/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id, _errs5 = errors, _errs6 = errors, _errs7 = errors, valid2 = !1, _errs8 = errors;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err5 = {};
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs8 === errors;
      valid2 = valid2 || _valid0;
      let _errs10 = errors;
      if (errors === _errs10 && !Array.isArray(data1)) {
        let err6 = {};
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs10 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err7 = {};
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var valid1 = _errs6 === errors;
      if (valid1) {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/not", keyword: "not", params: {}, message: "must NOT be valid" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      } else
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
    }
    if (data.method !== void 0) {
      let data2 = data.method;
      if (typeof data2 == "string") {
        if (func1(data2) > 128) {
          let err9 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.params !== void 0) {
      let data3 = data.params;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        let err11 = { instancePath: instancePath + "/params", schemaPath: "#/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v3 = validate55;
var pattern3 = new RegExp("^[0-9a-f]{8}\\.(0|[1-9][0-9]{0,14})$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 24) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 24 }, message: "must NOT have more than 24 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}\\.(0|[1-9][0-9]{0,14})$" }, message: 'must match pattern "^[0-9a-f]{8}\\.(0|[1-9][0-9]{0,14})$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50), data.after !== void 0 && (validate56(data.after, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err0 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data2 = data.channels;
      if (typeof data2 == "string") {
        if (func1(data2) > 1024) {
          let err3 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: { after: !0, limit: !0, channels: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v4 = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.after !== void 0 && (validate56(data.after, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.channels !== void 0) {
      let data1 = data.channels;
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err0 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: { after: !0, channels: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v5 = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data["last-event-id"] !== void 0 && (validate56(data["last-event-id"], { instancePath: instancePath + "/last-event-id", parentData: data, parentDataProperty: "last-event-id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: { "last-event-id": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v6 = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ticket !== void 0) {
      let data0 = data.ticket;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: { ticket: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v7 = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "document_name" }, message: "must have required property 'document_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.document_name !== void 0) {
      let data0 = data.document_name;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err1 = { instancePath: instancePath + "/document_name", schemaPath: "#/properties/document_name/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/document_name", schemaPath: "#/properties/document_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/document_name", schemaPath: "#/properties/document_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: { document_name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v8 = validate64;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.asset_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asset_name" }, message: "must have required property 'asset_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.asset_name !== void 0) {
      let data0 = data.asset_name;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err1 = { instancePath: instancePath + "/asset_name", schemaPath: "#/properties/asset_name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/asset_name", schemaPath: "#/properties/asset_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/asset_name", schemaPath: "#/properties/asset_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: { asset_name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v9 = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.page_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page_name" }, message: "must have required property 'page_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.page_name !== void 0) {
      let data0 = data.page_name;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err1 = { instancePath: instancePath + "/page_name", schemaPath: "#/properties/page_name/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/page_name", schemaPath: "#/properties/page_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/page_name", schemaPath: "#/properties/page_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: { page_name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v10 = validate66;
var pattern4 = new RegExp("^[\\x21-\\x7E]+$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["x-setup-token"] !== void 0) {
      let data0 = data["x-setup-token"];
      if (typeof data0 == "string") {
        if (func1(data0) > 256) {
          let err0 = { instancePath: instancePath + "/x-setup-token", schemaPath: "#/properties/x-setup-token/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/x-setup-token", schemaPath: "#/properties/x-setup-token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern4.test(data0)) {
          let err2 = { instancePath: instancePath + "/x-setup-token", schemaPath: "#/properties/x-setup-token/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7E]+$" }, message: 'must match pattern "^[\\x21-\\x7E]+$"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/x-setup-token", schemaPath: "#/properties/x-setup-token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: { "x-setup-token": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v11 = validate67;
var formats0 = (init_validator_formats(), __toCommonJS(validator_formats_exports)).formats["visible-text"], pattern5 = new RegExp("^\\s*\\S", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern5.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 12) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern5.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before2 = errors;
    for (let key0 in data) {
      if (errors - before2 >= 3) break;
      if (!(key0 === "username" || key0 === "password")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.username !== void 0 && (validate68(data.username, { instancePath: instancePath + "/username", parentData: data, parentDataProperty: "username", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.password !== void 0 && (validate70(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v12 = validate72;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern5.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before3 = errors;
    for (let key0 in data) {
      if (errors - before3 >= 3) break;
      if (!(key0 === "username" || key0 === "password")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.username !== void 0) {
      let data0 = data.username;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err3 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern5.test(data0)) {
          let err4 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.password !== void 0 && (validate73(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v13 = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["x-csrf-token"] !== void 0) {
      let data0 = data["x-csrf-token"];
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err0 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: { "x-csrf-token": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v14 = validate76;
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.current_password === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "current_password" }, message: "must have required property 'current_password'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.new_password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "new_password" }, message: "must have required property 'new_password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before4 = errors;
    for (let key0 in data) {
      if (errors - before4 >= 3) break;
      if (!(key0 === "current_password" || key0 === "new_password")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.current_password !== void 0 && (validate73(data.current_password, { instancePath: instancePath + "/current_password", parentData: data, parentDataProperty: "current_password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.new_password !== void 0 && (validate70(data.new_password, { instancePath: instancePath + "/new_password", parentData: data, parentDataProperty: "new_password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v15 = validate79;
var schema39 = { $id: "/schemas/SessionScope", type: "string", enum: ["own", "all"] };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "own" || data === "all")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.scope === void 0 && (data.scope = "own"), validate80(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: { scope: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v16 = validate82;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" }, message: "must have required property 'session_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.session_id !== void 0 && (validate83(data.session_id, { instancePath: instancePath + "/session_id", parentData: data, parentDataProperty: "session_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: { session_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v17 = validate85;
var pattern9 = new RegExp('^(\\*|(W/)?"[^\\x00-\\x20"\\x7F]*"([ \\t]*,[ \\t]*(W/)?"[^\\x00-\\x20"\\x7F]*")*)?$', "u");
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["if-match"] !== void 0) {
      let data0 = data["if-match"];
      if (typeof data0 == "string") {
        if (func1(data0) > 8192) {
          let err0 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (!pattern9.test(data0)) {
          let err1 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W/)?"[^\\x00-\\x20"\\x7F]*"([ \\t]*,[ \\t]*(W/)?"[^\\x00-\\x20"\\x7F]*")*)?$' }, message: 'must match pattern "^(\\*|(W/)?"[^\\x00-\\x20"\\x7F]*"([ \\t]*,[ \\t]*(W/)?"[^\\x00-\\x20"\\x7F]*")*)?$"' };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data["x-csrf-token"] !== void 0) {
      let data1 = data["x-csrf-token"];
      if (typeof data1 == "string") {
        if (func1(data1) > 4096) {
          let err3 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: { "if-match": !0, "x-csrf-token": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v18 = validate86;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["idempotency-key"] !== void 0) {
      let data0 = data["idempotency-key"];
      if (typeof data0 == "string") {
        if (func1(data0) > 255) {
          let err0 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern4.test(data0)) {
          let err2 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7E]+$" }, message: 'must match pattern "^[\\x21-\\x7E]+$"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data["x-csrf-token"] !== void 0) {
      let data1 = data["x-csrf-token"];
      if (typeof data1 == "string") {
        if (func1(data1) > 4096) {
          let err4 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: { "idempotency-key": !0, "x-csrf-token": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v19 = validate87;
var schema45 = { $id: "/schemas/HumanRole", type: "string", enum: ["ceo", "manager", "pair_programmer", "board_member", "observer", "system"] };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "ceo" || data === "manager" || data === "pair_programmer" || data === "board_member" || data === "observer" || data === "system")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema45.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema46 = { $id: "/schemas/ZonedDateTimeOrNull", type: ["string", "null"], format: "date-time", maxLength: 64, pattern: "^(((000[2-9]|00[1-9]\\d|0[1-9]\\d{2}|[1-8]\\d{3}|9[0-8]\\d{2}|99[0-8]\\d|999[0-8])-\\d\\d-\\d\\d|0001-(0[2-9]|1[0-2])-\\d\\d|0001-01-(0[2-9]|[12]\\d|3[01])|9999-(0\\d|1[01])-\\d\\d|9999-12-([0-2]\\d|30))[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)|0001-01-01[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|-\\d\\d:\\d\\d)|9999-12-31[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|\\+\\d\\d:\\d\\d))$" }, formats2 = (init_validator_formats(), __toCommonJS(validator_formats_exports)).formats["date-time"], pattern11 = new RegExp("^(((000[2-9]|00[1-9]\\d|0[1-9]\\d{2}|[1-8]\\d{3}|9[0-8]\\d{2}|99[0-8]\\d|999[0-8])-\\d\\d-\\d\\d|0001-(0[2-9]|1[0-2])-\\d\\d|0001-01-(0[2-9]|[12]\\d|3[01])|9999-(0\\d|1[01])-\\d\\d|9999-12-([0-2]\\d|30))[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)|0001-01-01[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|-\\d\\d:\\d\\d)|9999-12-31[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|\\+\\d\\d:\\d\\d))$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema46.type }, message: "must be string,null" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 64) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern11.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(((000[2-9]|00[1-9]\\d|0[1-9]\\d{2}|[1-8]\\d{3}|9[0-8]\\d{2}|99[0-8]\\d|999[0-8])-\\d\\d-\\d\\d|0001-(0[2-9]|1[0-2])-\\d\\d|0001-01-(0[2-9]|[12]\\d|3[01])|9999-(0\\d|1[01])-\\d\\d|9999-12-([0-2]\\d|30))[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)|0001-01-01[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|-\\d\\d:\\d\\d)|9999-12-31[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|\\+\\d\\d:\\d\\d))$" }, message: 'must match pattern "^(((000[2-9]|00[1-9]\\d|0[1-9]\\d{2}|[1-8]\\d{3}|9[0-8]\\d{2}|99[0-8]\\d|999[0-8])-\\d\\d-\\d\\d|0001-(0[2-9]|1[0-2])-\\d\\d|0001-01-(0[2-9]|[12]\\d|3[01])|9999-(0\\d|1[01])-\\d\\d|9999-12-([0-2]\\d|30))[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)|0001-01-01[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|-\\d\\d:\\d\\d)|9999-12-31[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|\\+\\d\\d:\\d\\d))$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (!formats2(data)) {
      let err3 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.expires_at === void 0 && (data.expires_at = null), data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before5 = errors;
    for (let key0 in data) {
      if (errors - before5 >= 3) break;
      if (!(key0 === "name" || key0 === "role" || key0 === "expires_at")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.name !== void 0 && (validate68(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.role !== void 0 && (validate89(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length)), validate91(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v20 = validate93;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.key_id !== void 0 && (validate94(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: { key_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v21 = validate96;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cascade === void 0 && (data.cascade = !1), typeof data.cascade != "boolean") {
      let err0 = { instancePath: instancePath + "/cascade", schemaPath: "#/properties/cascade/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { props: { cascade: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v22 = validate97;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: { cursor: !0, limit: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v23 = validate98;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before6 = errors;
    for (let key0 in data) {
      if (errors - before6 >= 3) break;
      if (!(key0 === "username" || key0 === "password" || key0 === "role")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.username !== void 0 && (validate68(data.username, { instancePath: instancePath + "/username", parentData: data, parentDataProperty: "username", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.password !== void 0 && (validate70(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.role !== void 0 && (validate89(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v24 = validate102;
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.user_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" }, message: "must have required property 'user_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.user_id !== void 0 && (validate103(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { props: { user_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v25 = validate105;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before7 = errors;
    for (let key0 in data) {
      if (errors - before7 >= 3) break;
      if (key0 !== "role") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.role !== void 0 && (validate89(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v26 = validate107;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.password === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before8 = errors;
    for (let key0 in data) {
      if (errors - before8 >= 3) break;
      if (key0 !== "password") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.password !== void 0 && (validate70(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v27 = validate109;
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.password === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before9 = errors;
    for (let key0 in data) {
      if (errors - before9 >= 3) break;
      if (key0 !== "password") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.password !== void 0 && (validate73(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
validate109.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v28 = validate111;
var schema58 = { $id: "/schemas/OrgRole", type: "string", enum: ["owner", "department_admin", "editor", "viewer"] };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "owner" || data === "department_admin" || data === "editor" || data === "viewer")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema58.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scoped_departments === void 0 && (data.scoped_departments = []), data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before10 = errors;
    for (let key0 in data) {
      if (errors - before10 >= 3) break;
      if (!(key0 === "role" || key0 === "scoped_departments")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.role !== void 0 && (validate112(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length));
    let data1 = data.scoped_departments;
    if (Array.isArray(data1)) {
      if (data1.length > 100) {
        let err2 = { instancePath: instancePath + "/scoped_departments", schemaPath: "#/properties/scoped_departments/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      let len0 = data1.length, before11 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before11 >= 3); i0++) {
        let data2 = data1[i0];
        if (typeof data2 == "string") {
          if (func1(data2) > 128) {
            let err3 = { instancePath: instancePath + "/scoped_departments/" + i0, schemaPath: "#/properties/scoped_departments/items/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (!pattern5.test(data2)) {
            let err4 = { instancePath: instancePath + "/scoped_departments/" + i0, schemaPath: "#/properties/scoped_departments/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        } else {
          let err5 = { instancePath: instancePath + "/scoped_departments/" + i0, schemaPath: "#/properties/scoped_departments/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    } else {
      let err6 = { instancePath: instancePath + "/scoped_departments", schemaPath: "#/properties/scoped_departments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v29 = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.user_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" }, message: "must have required property 'user_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.user_id !== void 0 && (validate103(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length)), data.role !== void 0) {
      let data1 = data.role;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err2 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data1) < 1) {
          let err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate114.errors = vErrors, errors === 0;
}
validate114.evaluated = { props: { user_id: !0, role: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v30 = validate116;
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.dry_run === void 0 && (data.dry_run = !1), typeof data.dry_run != "boolean") {
      let err0 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { props: { dry_run: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v31 = validate117, schema61 = { $id: "/schemas/SetupCompanyRequest", type: "object", additionalProperties: !1, required: ["company_name"], properties: { company_name: { type: "string", format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, description: { type: ["string", "null"], maxLength: 1e3, default: null }, template_name: { type: ["string", "null"], maxLength: 100, pattern: "^\\s*\\S", default: null }, template_variables: { type: "object", maxProperties: 50, additionalProperties: { not: { anyOf: [{ type: "object" }, { type: "array", items: {} }] } }, default: {} }, currency: { type: ["string", "null"], maxLength: 3, pattern: "^[A-Z]{3}$", default: null }, budget: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1e12, default: null }, model_tier_profile: { anyOf: [{ $ref: "/schemas/ModelTierProfile" }, { type: "null" }], default: "balanced" } } }, pattern15 = new RegExp("^[A-Z]{3}$", "u"), schema62 = { $id: "/schemas/ModelTierProfile", type: "string", enum: ["economy", "balanced", "premium"] };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "economy" || data === "balanced" || data === "premium")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema62.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0 && (data.description = null), data.template_name === void 0 && (data.template_name = null), data.template_variables === void 0 && (data.template_variables = {}), data.currency === void 0 && (data.currency = null), data.budget === void 0 && (data.budget = null), data.model_tier_profile === void 0 && (data.model_tier_profile = "balanced"), data.company_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company_name" }, message: "must have required property 'company_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before12 = errors;
    for (let key0 in data) {
      if (errors - before12 >= 3) break;
      if (!(key0 === "company_name" || key0 === "description" || key0 === "template_name" || key0 === "template_variables" || key0 === "currency" || key0 === "budget" || key0 === "model_tier_profile")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.company_name !== void 0) {
      let data0 = data.company_name;
      if (typeof data0 == "string") {
        if (func1(data0) > 200) {
          let err2 = { instancePath: instancePath + "/company_name", schemaPath: "#/properties/company_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/company_name", schemaPath: "#/properties/company_name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0(data0)) {
          let err4 = { instancePath: instancePath + "/company_name", schemaPath: "#/properties/company_name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/company_name", schemaPath: "#/properties/company_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    let data1 = data.description;
    if (typeof data1 != "string" && data1 !== null) {
      let err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema61.properties.description.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (typeof data1 == "string" && func1(data1) > 1e3) {
      let err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    let data2 = data.template_name;
    if (typeof data2 != "string" && data2 !== null) {
      let err8 = { instancePath: instancePath + "/template_name", schemaPath: "#/properties/template_name/type", keyword: "type", params: { type: schema61.properties.template_name.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (typeof data2 == "string") {
      if (func1(data2) > 100) {
        let err9 = { instancePath: instancePath + "/template_name", schemaPath: "#/properties/template_name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!pattern5.test(data2)) {
        let err10 = { instancePath: instancePath + "/template_name", schemaPath: "#/properties/template_name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    let data3 = data.template_variables;
    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
      if (Object.keys(data3).length > 50) {
        let err11 = { instancePath: instancePath + "/template_variables", schemaPath: "#/properties/template_variables/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      let before13 = errors;
      for (let key1 in data3) {
        if (errors - before13 >= 3) break;
        let data4 = data3[key1], _errs12 = errors, _errs13 = errors, _errs14 = errors, valid3 = !1, _errs15 = errors;
        if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
          let err12 = {};
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        var _valid0 = _errs15 === errors;
        valid3 = valid3 || _valid0;
        let _errs17 = errors;
        if (errors === _errs17 && !Array.isArray(data4)) {
          let err13 = {};
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        var _valid0 = _errs17 === errors;
        if (valid3 = valid3 || _valid0, valid3)
          errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
        else {
          let err14 = {};
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        var valid2 = _errs13 === errors;
        if (valid2) {
          let err15 = { instancePath: instancePath + "/template_variables/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/template_variables/additionalProperties/not", keyword: "not", params: {}, message: "must NOT be valid" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        } else
          errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
      }
    } else {
      let err16 = { instancePath: instancePath + "/template_variables", schemaPath: "#/properties/template_variables/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    let data5 = data.currency;
    if (typeof data5 != "string" && data5 !== null) {
      let err17 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: schema61.properties.currency.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (typeof data5 == "string") {
      if (func1(data5) > 3) {
        let err18 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!pattern15.test(data5)) {
        let err19 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    let data6 = data.budget;
    if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
      let err20 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: schema61.properties.budget.type }, message: "must be number,null" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (typeof data6 == "number" && isFinite(data6)) {
      if (data6 > 1e12 || isNaN(data6)) {
        let err21 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (data6 < 0 || isNaN(data6)) {
        let err22 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    let data7 = data.model_tier_profile, _errs24 = errors, valid4 = !1, _errs25 = errors;
    validate118(data7, { instancePath: instancePath + "/model_tier_profile", parentData: data, parentDataProperty: "model_tier_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length);
    var _valid1 = _errs25 === errors;
    valid4 = valid4 || _valid1;
    let _errs26 = errors;
    if (data7 !== null) {
      let err23 = { instancePath: instancePath + "/model_tier_profile", schemaPath: "#/properties/model_tier_profile/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    var _valid1 = _errs26 === errors;
    if (valid4 = valid4 || _valid1, valid4)
      errors = _errs24, vErrors !== null && (_errs24 ? vErrors.length = _errs24 : vErrors = null);
    else {
      let err24 = { instancePath: instancePath + "/model_tier_profile", schemaPath: "#/properties/model_tier_profile/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v32 = validate120, schema63 = { $id: "/schemas/SetupAgentRequest", type: "object", additionalProperties: !1, required: ["name", "role", "model_provider", "model_id"], properties: { name: { type: "string", format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, role: { type: "string", format: "visible-text", maxLength: 100, pattern: "^\\s*\\S" }, department: { type: "string", maxLength: 100, pattern: "^\\s*\\S", default: "engineering" }, level: { $ref: "/schemas/SeniorityLevel", default: "mid" }, personality_preset: { type: ["string", "null"], maxLength: 100, default: "pragmatic_builder" }, model_provider: { type: "string", maxLength: 100, pattern: "^\\s*\\S" }, model_id: { type: "string", maxLength: 200, pattern: "^\\s*\\S" }, budget_limit_monthly: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1e6, default: null } } }, schema64 = { $id: "/schemas/SeniorityLevel", type: "string", enum: ["junior", "mid", "senior", "lead", "principal", "director", "vp", "c_suite"] };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "junior" || data === "mid" || data === "senior" || data === "lead" || data === "principal" || data === "director" || data === "vp" || data === "c_suite")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema64.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.department === void 0 && (data.department = "engineering"), data.level === void 0 && (data.level = "mid"), data.personality_preset === void 0 && (data.personality_preset = "pragmatic_builder"), data.budget_limit_monthly === void 0 && (data.budget_limit_monthly = null), data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.model_provider === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_provider" }, message: "must have required property 'model_provider'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.model_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" }, message: "must have required property 'model_id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before14 = errors;
    for (let key0 in data) {
      if (errors - before14 >= 3) break;
      if (!(key0 === "name" || key0 === "role" || key0 === "department" || key0 === "level" || key0 === "personality_preset" || key0 === "model_provider" || key0 === "model_id" || key0 === "budget_limit_monthly")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 200) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats0(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.role !== void 0) {
      let data1 = data.role;
      if (typeof data1 == "string") {
        if (func1(data1) > 100) {
          let err9 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern5.test(data1)) {
          let err10 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!formats0(data1)) {
          let err11 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    let data2 = data.department;
    if (typeof data2 == "string") {
      if (func1(data2) > 100) {
        let err13 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!pattern5.test(data2)) {
        let err14 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    } else {
      let err15 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    validate121(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
    let data4 = data.personality_preset;
    if (typeof data4 != "string" && data4 !== null) {
      let err16 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/type", keyword: "type", params: { type: schema63.properties.personality_preset.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (typeof data4 == "string" && func1(data4) > 100) {
      let err17 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.model_provider !== void 0) {
      let data5 = data.model_provider;
      if (typeof data5 == "string") {
        if (func1(data5) > 100) {
          let err18 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern5.test(data5)) {
          let err19 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.model_id !== void 0) {
      let data6 = data.model_id;
      if (typeof data6 == "string") {
        if (func1(data6) > 200) {
          let err21 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern5.test(data6)) {
          let err22 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    let data7 = data.budget_limit_monthly;
    if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
      let err24 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/type", keyword: "type", params: { type: schema63.properties.budget_limit_monthly.type }, message: "must be number,null" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (typeof data7 == "number" && isFinite(data7)) {
      if (data7 > 1e6 || isNaN(data7)) {
        let err25 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (data7 < 0 || isNaN(data7)) {
        let err26 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
validate120.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v33 = validate123;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.agent_index === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_index" }, message: "must have required property 'agent_index'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.agent_index !== void 0) {
      let data0 = data.agent_index;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err1 = { instancePath: instancePath + "/agent_index", schemaPath: "#/properties/agent_index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err2 = { instancePath: instancePath + "/agent_index", schemaPath: "#/properties/agent_index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: { agent_index: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v34 = validate124;
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.model_provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_provider" }, message: "must have required property 'model_provider'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" }, message: "must have required property 'model_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before15 = errors;
    for (let key0 in data) {
      if (errors - before15 >= 3) break;
      if (!(key0 === "model_provider" || key0 === "model_id")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.model_provider !== void 0) {
      let data0 = data.model_provider;
      if (typeof data0 == "string") {
        if (func1(data0) > 100) {
          let err3 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern5.test(data0)) {
          let err4 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.model_id !== void 0) {
      let data1 = data.model_id;
      if (typeof data1 == "string") {
        if (func1(data1) > 200) {
          let err6 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern5.test(data1)) {
          let err7 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v35 = validate125;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before16 = errors;
    for (let key0 in data) {
      if (errors - before16 >= 3) break;
      if (key0 !== "name") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 200) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0(data0)) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v36 = validate126;
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.personality_preset === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "personality_preset" }, message: "must have required property 'personality_preset'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before17 = errors;
    for (let key0 in data) {
      if (errors - before17 >= 3) break;
      if (key0 !== "personality_preset") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.personality_preset !== void 0) {
      let data0 = data.personality_preset;
      if (typeof data0 == "string") {
        if (func1(data0) > 100) {
          let err2 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
validate126.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v37 = validate127;
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 1e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern5.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate128.errors = vErrors, errors === 0;
}
validate128.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.locales === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "locales" }, message: "must have required property 'locales'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before18 = errors;
    for (let key0 in data) {
      if (errors - before18 >= 3) break;
      if (key0 !== "locales") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.locales !== void 0) {
      let data0 = data.locales;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          let err2 = { instancePath: instancePath + "/locales", schemaPath: "#/properties/locales/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/locales", schemaPath: "#/properties/locales/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length, before19 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before19 >= 3); i0++)
          validate128(data0[i0], { instancePath: instancePath + "/locales/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/locales", schemaPath: "#/properties/locales/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate127.errors = vErrors, errors === 0;
}
validate127.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v38 = validate130, schema71 = { $id: "/schemas/UpdateCompanyRequest", type: "object", additionalProperties: !1, properties: { company_name: { type: ["string", "null"], format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, autonomy_level: { anyOf: [{ $ref: "/schemas/AutonomyLevel" }, { type: "null" }] }, budget_monthly: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1e12 }, communication_pattern: { type: ["string", "null"], maxLength: 100, pattern: "^\\s*\\S" } } }, schema72 = { $id: "/schemas/AutonomyLevel", type: "string", enum: ["full", "semi", "supervised", "locked"] };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "full" || data === "semi" || data === "supervised" || data === "locked")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema72.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate131.errors = vErrors, errors === 0;
}
validate131.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before20 = errors;
    for (let key0 in data) {
      if (errors - before20 >= 3) break;
      if (!(key0 === "company_name" || key0 === "autonomy_level" || key0 === "budget_monthly" || key0 === "communication_pattern")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.company_name !== void 0) {
      let data0 = data.company_name;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/company_name", schemaPath: "#/properties/company_name/type", keyword: "type", params: { type: schema71.properties.company_name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 200) {
          let err2 = { instancePath: instancePath + "/company_name", schemaPath: "#/properties/company_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/company_name", schemaPath: "#/properties/company_name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0(data0)) {
          let err4 = { instancePath: instancePath + "/company_name", schemaPath: "#/properties/company_name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.autonomy_level !== void 0) {
      let data1 = data.autonomy_level, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate131(data1, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs7 = errors;
      if (data1 !== null) {
        let err5 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.budget_monthly !== void 0) {
      let data2 = data.budget_monthly;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        let err7 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/type", keyword: "type", params: { type: schema71.properties.budget_monthly.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e12 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.communication_pattern !== void 0) {
      let data3 = data.communication_pattern;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/communication_pattern", schemaPath: "#/properties/communication_pattern/type", keyword: "type", params: { type: schema71.properties.communication_pattern.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data3 == "string") {
        if (func1(data3) > 100) {
          let err11 = { instancePath: instancePath + "/communication_pattern", schemaPath: "#/properties/communication_pattern/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern5.test(data3)) {
          let err12 = { instancePath: instancePath + "/communication_pattern", schemaPath: "#/properties/communication_pattern/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate130.errors = vErrors, errors === 0;
}
validate130.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v39 = validate133;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.department_names === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department_names" }, message: "must have required property 'department_names'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before21 = errors;
    for (let key0 in data) {
      if (errors - before21 >= 3) break;
      if (key0 !== "department_names") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.department_names !== void 0) {
      let data0 = data.department_names;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          let err2 = { instancePath: instancePath + "/department_names", schemaPath: "#/properties/department_names/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/department_names", schemaPath: "#/properties/department_names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length, before22 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before22 >= 3); i0++)
          validate128(data0[i0], { instancePath: instancePath + "/department_names/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/department_names", schemaPath: "#/properties/department_names/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v40 = validate135;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.offset === void 0 && (data.offset = 0), data.snapshots === void 0 && (data.snapshots = !0);
    let data0 = data.offset;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let err0 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 2147483647 || isNaN(data0)) {
        let err1 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (data0 < 0 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (typeof data.snapshots != "boolean") {
      let err6 = { instancePath: instancePath + "/snapshots", schemaPath: "#/properties/snapshots/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { props: { offset: !0, limit: !0, snapshots: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v41 = validate136;
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err1 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
validate136.evaluated = { props: { version: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v42 = validate137;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.against !== void 0) {
      let data0 = data.against;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err0 = { instancePath: instancePath + "/against", schemaPath: "#/properties/against/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          let err1 = { instancePath: instancePath + "/against", schemaPath: "#/properties/against/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/against", schemaPath: "#/properties/against/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { props: { against: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v43 = validate138;
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.offset === void 0 && (data.offset = 0);
    let data0 = data.offset;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let err0 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 2147483647 || isNaN(data0)) {
        let err1 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (data0 < 0 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate138.errors = vErrors, errors === 0;
}
validate138.evaluated = { props: { offset: !0, limit: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v44 = validate139, schema78 = { $id: "/schemas/CreateDepartmentRequest", type: "object", additionalProperties: !1, required: ["name"], properties: { id: { type: ["string", "null"], maxLength: 36, pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$", default: null }, name: { type: "string", format: "visible-text", maxLength: 128, pattern: "^\\s*\\S" }, description: { type: "string", maxLength: 1e3, default: "" }, head: { type: ["string", "null"], format: "visible-text", maxLength: 200, pattern: "^\\s*\\S", default: null }, budget_percent: { type: "number", format: "double", minimum: 0, maximum: 100, default: 0 }, autonomy_level: { anyOf: [{ $ref: "/schemas/AutonomyLevel" }, { type: "null" }], default: null } } }, pattern28 = new RegExp("^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$", "u");
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (data.id = null), data.description === void 0 && (data.description = ""), data.head === void 0 && (data.head = null), data.budget_percent === void 0 && (data.budget_percent = 0), data.autonomy_level === void 0 && (data.autonomy_level = null), data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before23 = errors;
    for (let key0 in data) {
      if (errors - before23 >= 3) break;
      if (!(key0 === "id" || key0 === "name" || key0 === "description" || key0 === "head" || key0 === "budget_percent" || key0 === "autonomy_level")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    let data0 = data.id;
    if (typeof data0 != "string" && data0 !== null) {
      let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema78.properties.id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (typeof data0 == "string") {
      if (func1(data0) > 36) {
        let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!pattern28.test(data0)) {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data1)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats0(data1)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    let data2 = data.description;
    if (typeof data2 == "string") {
      if (func1(data2) > 1e3) {
        let err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    } else {
      let err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    let data3 = data.head;
    if (typeof data3 != "string" && data3 !== null) {
      let err11 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: schema78.properties.head.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (typeof data3 == "string") {
      if (func1(data3) > 200) {
        let err12 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!pattern5.test(data3)) {
        let err13 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!formats0(data3)) {
        let err14 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    let data4 = data.budget_percent;
    if (typeof data4 == "number" && isFinite(data4)) {
      if (data4 > 100 || isNaN(data4)) {
        let err15 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (data4 < 0 || isNaN(data4)) {
        let err16 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    } else {
      let err17 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    let data5 = data.autonomy_level, _errs13 = errors, valid1 = !1, _errs14 = errors;
    validate131(data5, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
    var _valid0 = _errs14 === errors;
    valid1 = valid1 || _valid0;
    let _errs15 = errors;
    if (data5 !== null) {
      let err18 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    var _valid0 = _errs15 === errors;
    if (valid1 = valid1 || _valid0, valid1)
      errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
    else {
      let err19 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate139.errors = vErrors, errors === 0;
}
validate139.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v45 = validate141;
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate141.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.department_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department_id" }, message: "must have required property 'department_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.department_id !== void 0 && (validate94(data.department_id, { instancePath: instancePath + "/department_id", parentData: data, parentDataProperty: "department_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate141.errors = vErrors, errors === 0;
}
validate141.evaluated = { props: { department_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v46 = validate143, schema80 = { $id: "/schemas/UpdateDepartmentRequest", type: "object", additionalProperties: !1, properties: { name: { type: ["string", "null"], format: "visible-text", maxLength: 128, pattern: "^\\s*\\S" }, description: { type: ["string", "null"], maxLength: 1e3 }, head: { type: ["string", "null"], format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, budget_percent: { type: ["number", "null"], format: "double", minimum: 0, maximum: 100 }, autonomy_level: { anyOf: [{ $ref: "/schemas/AutonomyLevel" }, { type: "null" }] }, ceremony_policy: { anyOf: [{ $ref: "/schemas/CeremonyPolicy" }, { type: "null" }] } } }, schema81 = { $id: "/schemas/CeremonyPolicy", type: "object", additionalProperties: !1, properties: { strategy: { anyOf: [{ $ref: "/schemas/CeremonyStrategy" }, { type: "null" }] }, strategy_config: { type: ["object", "null"], additionalProperties: !0 }, velocity_calculator: { anyOf: [{ $ref: "/schemas/VelocityCalculator" }, { type: "null" }] }, auto_transition: { type: ["boolean", "null"] }, transition_threshold: { type: ["number", "null"], format: "double", exclusiveMinimum: 0, maximum: 1 } } }, schema82 = { $id: "/schemas/CeremonyStrategy", type: "string", enum: ["task_driven", "calendar", "hybrid", "event_driven", "budget_driven", "throughput_adaptive", "external_trigger", "milestone_driven"] };
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "task_driven" || data === "calendar" || data === "hybrid" || data === "event_driven" || data === "budget_driven" || data === "throughput_adaptive" || data === "external_trigger" || data === "milestone_driven")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate146.errors = vErrors, errors === 0;
}
validate146.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema83 = { $id: "/schemas/VelocityCalculator", type: "string", enum: ["task_driven", "calendar", "multi_dimensional", "budget", "points_per_sprint"] };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "task_driven" || data === "calendar" || data === "multi_dimensional" || data === "budget" || data === "points_per_sprint")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema83.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before24 = errors;
    for (let key0 in data) {
      if (errors - before24 >= 3) break;
      if (!(key0 === "strategy" || key0 === "strategy_config" || key0 === "velocity_calculator" || key0 === "auto_transition" || key0 === "transition_threshold")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.strategy !== void 0) {
      let data0 = data.strategy, _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate146(data0, { instancePath: instancePath + "/strategy", parentData: data, parentDataProperty: "strategy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      if (data0 !== null) {
        let err1 = { instancePath: instancePath + "/strategy", schemaPath: "#/properties/strategy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/strategy", schemaPath: "#/properties/strategy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.strategy_config !== void 0) {
      let data1 = data.strategy_config;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err3 = { instancePath: instancePath + "/strategy_config", schemaPath: "#/properties/strategy_config/type", keyword: "type", params: { type: schema81.properties.strategy_config.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.velocity_calculator !== void 0) {
      let data2 = data.velocity_calculator, _errs11 = errors, valid2 = !1, _errs12 = errors;
      validate148(data2, { instancePath: instancePath + "/velocity_calculator", parentData: data, parentDataProperty: "velocity_calculator", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length);
      var _valid1 = _errs12 === errors;
      valid2 = valid2 || _valid1;
      let _errs13 = errors;
      if (data2 !== null) {
        let err4 = { instancePath: instancePath + "/velocity_calculator", schemaPath: "#/properties/velocity_calculator/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid1 = _errs13 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/velocity_calculator", schemaPath: "#/properties/velocity_calculator/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.auto_transition !== void 0) {
      let data3 = data.auto_transition;
      if (typeof data3 != "boolean" && data3 !== null) {
        let err6 = { instancePath: instancePath + "/auto_transition", schemaPath: "#/properties/auto_transition/type", keyword: "type", params: { type: schema81.properties.auto_transition.type }, message: "must be boolean,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.transition_threshold !== void 0) {
      let data4 = data.transition_threshold;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        let err7 = { instancePath: instancePath + "/transition_threshold", schemaPath: "#/properties/transition_threshold/type", keyword: "type", params: { type: schema81.properties.transition_threshold.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/transition_threshold", schemaPath: "#/properties/transition_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4 <= 0 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/transition_threshold", schemaPath: "#/properties/transition_threshold/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before25 = errors;
    for (let key0 in data) {
      if (errors - before25 >= 3) break;
      if (!(key0 === "name" || key0 === "description" || key0 === "head" || key0 === "budget_percent" || key0 === "autonomy_level" || key0 === "ceremony_policy")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema80.properties.name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0(data0)) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema80.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "string" && func1(data1) > 1e3) {
        let err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.head !== void 0) {
      let data2 = data.head;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: schema80.properties.head.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string") {
        if (func1(data2) > 200) {
          let err8 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern5.test(data2)) {
          let err9 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!formats0(data2)) {
          let err10 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.budget_percent !== void 0) {
      let data3 = data.budget_percent;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        let err11 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/type", keyword: "type", params: { type: schema80.properties.budget_percent.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 100 || isNaN(data3)) {
          let err12 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err13 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.autonomy_level !== void 0) {
      let data4 = data.autonomy_level, _errs11 = errors, valid1 = !1, _errs12 = errors;
      validate131(data4, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      let _errs13 = errors;
      if (data4 !== null) {
        let err14 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid0 = _errs13 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err15 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.ceremony_policy !== void 0) {
      let data5 = data.ceremony_policy, _errs16 = errors, valid2 = !1, _errs17 = errors;
      validate145(data5, { instancePath: instancePath + "/ceremony_policy", parentData: data, parentDataProperty: "ceremony_policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length);
      var _valid1 = _errs17 === errors;
      valid2 = valid2 || _valid1;
      let _errs18 = errors;
      if (data5 !== null) {
        let err16 = { instancePath: instancePath + "/ceremony_policy", schemaPath: "#/properties/ceremony_policy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      var _valid1 = _errs18 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
      else {
        let err17 = { instancePath: instancePath + "/ceremony_policy", schemaPath: "#/properties/ceremony_policy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v47 = validate151;
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.dry_run === void 0 && (data.dry_run = !1), data.reason === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reason !== void 0) {
      let data0 = data.reason;
      if (typeof data0 == "string") {
        if (func1(data0) > 500) {
          let err1 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern5.test(data0)) {
          let err2 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (typeof data.dry_run != "boolean") {
      let err4 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate151.errors = vErrors, errors === 0;
}
validate151.evaluated = { props: { reason: !0, dry_run: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v48 = validate152;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.agent_names === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_names" }, message: "must have required property 'agent_names'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before26 = errors;
    for (let key0 in data) {
      if (errors - before26 >= 3) break;
      if (key0 !== "agent_names") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.agent_names !== void 0) {
      let data0 = data.agent_names;
      if (Array.isArray(data0)) {
        if (data0.length > 1e4) {
          let err2 = { instancePath: instancePath + "/agent_names", schemaPath: "#/properties/agent_names/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/agent_names", schemaPath: "#/properties/agent_names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length, before27 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before27 >= 3); i0++)
          validate128(data0[i0], { instancePath: instancePath + "/agent_names/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/agent_names", schemaPath: "#/properties/agent_names/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate152.errors = vErrors, errors === 0;
}
validate152.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v49 = validate145, v50 = validate154, schema86 = { $id: "/schemas/CreateAgentRequest", type: "object", additionalProperties: !1, required: ["name", "role", "department"], properties: { name: { type: "string", format: "visible-text", maxLength: 128, pattern: "^\\s*\\S" }, role: { type: "string", format: "visible-text", maxLength: 128, pattern: "^\\s*\\S" }, department: { type: "string", maxLength: 128, pattern: "^\\s*\\S" }, level: { $ref: "/schemas/SeniorityLevel", default: "mid" }, personality_preset: { type: ["string", "null"], maxLength: 100, default: "pragmatic_builder" }, autonomy_level: { anyOf: [{ $ref: "/schemas/AutonomyLevel" }, { type: "null" }], default: null }, budget_limit_monthly: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1e6, default: null }, model_provider: { type: ["string", "null"], maxLength: 100, pattern: "^\\s*\\S" }, model_id: { type: ["string", "null"], maxLength: 200, pattern: "^\\s*\\S" } } }, func69 = Object.prototype.hasOwnProperty;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.level === void 0 && (data.level = "mid"), data.personality_preset === void 0 && (data.personality_preset = "pragmatic_builder"), data.autonomy_level === void 0 && (data.autonomy_level = null), data.budget_limit_monthly === void 0 && (data.budget_limit_monthly = null), data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.department === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department" }, message: "must have required property 'department'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before28 = errors;
    for (let key0 in data) {
      if (errors - before28 >= 3) break;
      if (!func69.call(schema86.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern5.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!formats0(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.role !== void 0) {
      let data1 = data.role;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err8 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern5.test(data1)) {
          let err9 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!formats0(data1)) {
          let err10 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.department !== void 0) {
      let data2 = data.department;
      if (typeof data2 == "string") {
        if (func1(data2) > 128) {
          let err12 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern5.test(data2)) {
          let err13 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    validate121(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
    let data4 = data.personality_preset;
    if (typeof data4 != "string" && data4 !== null) {
      let err15 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/type", keyword: "type", params: { type: schema86.properties.personality_preset.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (typeof data4 == "string" && func1(data4) > 100) {
      let err16 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    let data5 = data.autonomy_level, _errs12 = errors, valid1 = !1, _errs13 = errors;
    validate131(data5, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
    var _valid0 = _errs13 === errors;
    valid1 = valid1 || _valid0;
    let _errs14 = errors;
    if (data5 !== null) {
      let err17 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    var _valid0 = _errs14 === errors;
    if (valid1 = valid1 || _valid0, valid1)
      errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
    else {
      let err18 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    let data6 = data.budget_limit_monthly;
    if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
      let err19 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/type", keyword: "type", params: { type: schema86.properties.budget_limit_monthly.type }, message: "must be number,null" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (typeof data6 == "number" && isFinite(data6)) {
      if (data6 > 1e6 || isNaN(data6)) {
        let err20 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (data6 < 0 || isNaN(data6)) {
        let err21 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.model_provider !== void 0) {
      let data7 = data.model_provider;
      if (typeof data7 != "string" && data7 !== null) {
        let err22 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/type", keyword: "type", params: { type: schema86.properties.model_provider.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data7 == "string") {
        if (func1(data7) > 100) {
          let err23 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (!pattern5.test(data7)) {
          let err24 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      }
    }
    if (data.model_id !== void 0) {
      let data8 = data.model_id;
      if (typeof data8 != "string" && data8 !== null) {
        let err25 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/type", keyword: "type", params: { type: schema86.properties.model_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data8 == "string") {
        if (func1(data8) > 200) {
          let err26 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (!pattern5.test(data8)) {
          let err27 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
validate154.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v51 = validate157;
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.agent_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.agent_id !== void 0 && (validate94(data.agent_id, { instancePath: instancePath + "/agent_id", parentData: data, parentDataProperty: "agent_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate157.errors = vErrors, errors === 0;
}
validate157.evaluated = { props: { agent_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v52 = validate159, schema88 = { $id: "/schemas/UpdateAgentRequest", type: "object", additionalProperties: !1, properties: { name: { type: ["string", "null"], format: "visible-text", maxLength: 128, pattern: "^\\s*\\S" }, role: { type: ["string", "null"], format: "visible-text", maxLength: 128, pattern: "^\\s*\\S" }, department: { type: ["string", "null"], maxLength: 128, pattern: "^\\s*\\S" }, level: { anyOf: [{ $ref: "/schemas/SeniorityLevel" }, { type: "null" }] }, personality_preset: { type: ["string", "null"], maxLength: 100 }, autonomy_level: { anyOf: [{ $ref: "/schemas/AutonomyLevel" }, { type: "null" }] }, budget_limit_monthly: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1e6 }, model_provider: { type: ["string", "null"], maxLength: 100, pattern: "^\\s*\\S" }, model_id: { type: ["string", "null"], maxLength: 200, pattern: "^\\s*\\S" } } };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before29 = errors;
    for (let key0 in data) {
      if (errors - before29 >= 3) break;
      if (!func69.call(schema88.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema88.properties.name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0(data0)) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.role !== void 0) {
      let data1 = data.role;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: schema88.properties.role.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err6 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern5.test(data1)) {
          let err7 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats0(data1)) {
          let err8 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.department !== void 0) {
      let data2 = data.department;
      if (typeof data2 != "string" && data2 !== null) {
        let err9 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema88.properties.department.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "string") {
        if (func1(data2) > 128) {
          let err10 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern5.test(data2)) {
          let err11 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.level !== void 0) {
      let data3 = data.level, _errs9 = errors, valid1 = !1, _errs10 = errors;
      validate121(data3, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      let _errs11 = errors;
      if (data3 !== null) {
        let err12 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err13 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.personality_preset !== void 0) {
      let data4 = data.personality_preset;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/type", keyword: "type", params: { type: schema88.properties.personality_preset.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && func1(data4) > 100) {
        let err15 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.autonomy_level !== void 0) {
      let data5 = data.autonomy_level, _errs16 = errors, valid2 = !1, _errs17 = errors;
      validate131(data5, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
      var _valid1 = _errs17 === errors;
      valid2 = valid2 || _valid1;
      let _errs18 = errors;
      if (data5 !== null) {
        let err16 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      var _valid1 = _errs18 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
      else {
        let err17 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.budget_limit_monthly !== void 0) {
      let data6 = data.budget_limit_monthly;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        let err18 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/type", keyword: "type", params: { type: schema88.properties.budget_limit_monthly.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1e6 || isNaN(data6)) {
          let err19 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err20 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.model_provider !== void 0) {
      let data7 = data.model_provider;
      if (typeof data7 != "string" && data7 !== null) {
        let err21 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/type", keyword: "type", params: { type: schema88.properties.model_provider.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data7 == "string") {
        if (func1(data7) > 100) {
          let err22 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!pattern5.test(data7)) {
          let err23 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.model_id !== void 0) {
      let data8 = data.model_id;
      if (typeof data8 != "string" && data8 !== null) {
        let err24 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/type", keyword: "type", params: { type: schema88.properties.model_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data8 == "string") {
        if (func1(data8) > 200) {
          let err25 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (!pattern5.test(data8)) {
          let err26 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate159.errors = vErrors, errors === 0;
}
validate159.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v53 = validate162;
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate162.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role_name" }, message: "must have required property 'role_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role_name !== void 0) {
      let data0 = data.role_name;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err1 = { instancePath: instancePath + "/role_name", schemaPath: "#/properties/role_name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/role_name", schemaPath: "#/properties/role_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/role_name", schemaPath: "#/properties/role_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate162.errors = vErrors, errors === 0;
}
validate162.evaluated = { props: { role_name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v54 = validate163, schema90 = { $id: "/schemas/PutRoleRequest", type: "object", additionalProperties: !1, required: ["department"], properties: { department: { $ref: "/schemas/DepartmentName" }, authority_level: { $ref: "/schemas/SeniorityLevel", default: "mid" }, required_skills: { type: "array", maxItems: 64, items: { type: "string", maxLength: 128, pattern: "^\\s*\\S" }, default: [] }, tool_access: { type: "array", maxItems: 64, items: { type: "string", maxLength: 128, pattern: "^\\s*\\S" }, default: [] }, system_prompt_template: { type: ["string", "null"], maxLength: 2e4, default: null }, description: { type: "string", maxLength: 1e3, default: "" } } }, schema91 = { $id: "/schemas/DepartmentName", type: "string", enum: ["executive", "product", "design", "engineering", "quality_assurance", "data_analytics", "operations", "creative_marketing", "security"] };
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "executive" || data === "product" || data === "design" || data === "engineering" || data === "quality_assurance" || data === "data_analytics" || data === "operations" || data === "creative_marketing" || data === "security")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema91.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate164.errors = vErrors, errors === 0;
}
validate164.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.authority_level === void 0 && (data.authority_level = "mid"), data.required_skills === void 0 && (data.required_skills = []), data.tool_access === void 0 && (data.tool_access = []), data.system_prompt_template === void 0 && (data.system_prompt_template = null), data.description === void 0 && (data.description = ""), data.department === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department" }, message: "must have required property 'department'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before30 = errors;
    for (let key0 in data) {
      if (errors - before30 >= 3) break;
      if (!(key0 === "department" || key0 === "authority_level" || key0 === "required_skills" || key0 === "tool_access" || key0 === "system_prompt_template" || key0 === "description")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.department !== void 0 && (validate164(data.department, { instancePath: instancePath + "/department", parentData: data, parentDataProperty: "department", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), validate121(data.authority_level, { instancePath: instancePath + "/authority_level", parentData: data, parentDataProperty: "authority_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
    let data2 = data.required_skills;
    if (Array.isArray(data2)) {
      if (data2.length > 64) {
        let err2 = { instancePath: instancePath + "/required_skills", schemaPath: "#/properties/required_skills/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      let len0 = data2.length, before31 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before31 >= 3); i0++) {
        let data3 = data2[i0];
        if (typeof data3 == "string") {
          if (func1(data3) > 128) {
            let err3 = { instancePath: instancePath + "/required_skills/" + i0, schemaPath: "#/properties/required_skills/items/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (!pattern5.test(data3)) {
            let err4 = { instancePath: instancePath + "/required_skills/" + i0, schemaPath: "#/properties/required_skills/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        } else {
          let err5 = { instancePath: instancePath + "/required_skills/" + i0, schemaPath: "#/properties/required_skills/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    } else {
      let err6 = { instancePath: instancePath + "/required_skills", schemaPath: "#/properties/required_skills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let data4 = data.tool_access;
    if (Array.isArray(data4)) {
      if (data4.length > 64) {
        let err7 = { instancePath: instancePath + "/tool_access", schemaPath: "#/properties/tool_access/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      let len1 = data4.length, before32 = errors;
      for (let i1 = 0; i1 < len1 && !(errors - before32 >= 3); i1++) {
        let data5 = data4[i1];
        if (typeof data5 == "string") {
          if (func1(data5) > 128) {
            let err8 = { instancePath: instancePath + "/tool_access/" + i1, schemaPath: "#/properties/tool_access/items/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (!pattern5.test(data5)) {
            let err9 = { instancePath: instancePath + "/tool_access/" + i1, schemaPath: "#/properties/tool_access/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        } else {
          let err10 = { instancePath: instancePath + "/tool_access/" + i1, schemaPath: "#/properties/tool_access/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    } else {
      let err11 = { instancePath: instancePath + "/tool_access", schemaPath: "#/properties/tool_access/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    let data6 = data.system_prompt_template;
    if (typeof data6 != "string" && data6 !== null) {
      let err12 = { instancePath: instancePath + "/system_prompt_template", schemaPath: "#/properties/system_prompt_template/type", keyword: "type", params: { type: schema90.properties.system_prompt_template.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (typeof data6 == "string" && func1(data6) > 2e4) {
      let err13 = { instancePath: instancePath + "/system_prompt_template", schemaPath: "#/properties/system_prompt_template/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    let data7 = data.description;
    if (typeof data7 == "string") {
      if (func1(data7) > 1e3) {
        let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    } else {
      let err15 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v55 = validate167;
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate167.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role_name" }, message: "must have required property 'role_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role_name !== void 0) {
      let data0 = data.role_name;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err2 = { instancePath: instancePath + "/role_name", schemaPath: "#/properties/role_name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/role_name", schemaPath: "#/properties/role_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/role_name", schemaPath: "#/properties/role_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func1(data1) < 1) {
          let err6 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate167.errors = vErrors, errors === 0;
}
validate167.evaluated = { props: { role_name: !0, version: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v56 = validate168;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern11.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(((000[2-9]|00[1-9]\\d|0[1-9]\\d{2}|[1-8]\\d{3}|9[0-8]\\d{2}|99[0-8]\\d|999[0-8])-\\d\\d-\\d\\d|0001-(0[2-9]|1[0-2])-\\d\\d|0001-01-(0[2-9]|[12]\\d|3[01])|9999-(0\\d|1[01])-\\d\\d|9999-12-([0-2]\\d|30))[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)|0001-01-01[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|-\\d\\d:\\d\\d)|9999-12-31[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|\\+\\d\\d:\\d\\d))$" }, message: 'must match pattern "^(((000[2-9]|00[1-9]\\d|0[1-9]\\d{2}|[1-8]\\d{3}|9[0-8]\\d{2}|99[0-8]\\d|999[0-8])-\\d\\d-\\d\\d|0001-(0[2-9]|1[0-2])-\\d\\d|0001-01-(0[2-9]|[12]\\d|3[01])|9999-(0\\d|1[01])-\\d\\d|9999-12-([0-2]\\d|30))[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)|0001-01-01[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|-\\d\\d:\\d\\d)|9999-12-31[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|\\+\\d\\d:\\d\\d))$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats2(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate170.errors = vErrors, errors === 0;
}
validate170.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.action !== void 0) {
      let data2 = data.action;
      if (typeof data2 == "string") {
        if (func1(data2) > 128) {
          let err6 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func1(data2) < 1) {
          let err7 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.actor_id !== void 0 && (validate103(data.actor_id, { instancePath: instancePath + "/actor_id", parentData: data, parentDataProperty: "actor_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length)), data.target_id !== void 0) {
      let data4 = data.target_id;
      if (typeof data4 == "string") {
        if (func1(data4) > 128) {
          let err9 = { instancePath: instancePath + "/target_id", schemaPath: "#/properties/target_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func1(data4) < 1) {
          let err10 = { instancePath: instancePath + "/target_id", schemaPath: "#/properties/target_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/target_id", schemaPath: "#/properties/target_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      if (typeof data5 == "string") {
        if (func1(data5) > 64) {
          let err12 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func1(data5) < 1) {
          let err13 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.from !== void 0 && (validate170(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length)), data.to !== void 0 && (validate170(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate168.errors = vErrors, errors === 0;
}
validate168.evaluated = { props: { cursor: !0, limit: !0, action: !0, actor_id: !0, target_id: !0, address: !0, from: !0, to: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v57 = validate173;
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate173.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.namespace !== void 0) {
      let data2 = data.namespace;
      if (typeof data2 == "string") {
        if (func1(data2) > 128) {
          let err6 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func1(data2) < 1) {
          let err7 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate173.errors = vErrors, errors === 0;
}
validate173.evaluated = { props: { cursor: !0, limit: !0, namespace: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v58 = validate174;
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate174.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.namespace === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "namespace" }, message: "must have required property 'namespace'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.key === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.namespace !== void 0) {
      let data0 = data.namespace;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err2 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err5 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func1(data1) < 1) {
          let err6 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate174.errors = vErrors, errors === 0;
}
validate174.evaluated = { props: { namespace: !0, key: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v59 = validate175;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before33 = errors;
    for (let key0 in data) {
      if (errors - before33 >= 3) break;
      if (key0 !== "value") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.value !== void 0) {
      let data0 = data.value, _errs3 = errors, _errs4 = errors, _errs5 = errors, valid2 = !1, _errs6 = errors;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid2 = valid2 || _valid0;
      let _errs8 = errors;
      if (errors === _errs8 && !Array.isArray(data0)) {
        let err3 = {};
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs8 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err4 = {};
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        let err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/not", keyword: "not", params: {}, message: "must NOT be valid" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      } else
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
validate175.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v60 = validate176;
var formats32 = (init_validator_formats(), __toCommonJS(validator_formats_exports)).formats.date;
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 10) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats32(data)) {
      let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate177.errors = vErrors, errors === 0;
}
validate177.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema100 = { $id: "/schemas/SpendingPeriod", type: "string", enum: ["day", "month"] };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate180.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "day" || data === "month")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate180.errors = vErrors, errors === 0;
}
validate180.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema101 = { $id: "/schemas/SpendingLevel", type: "string", enum: ["company", "department", "agent", "charter"] };
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate182.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "company" || data === "department" || data === "agent" || data === "charter")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema101.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate182.errors = vErrors, errors === 0;
}
validate182.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate176.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.by === void 0 && (data.by = "day"), data.level === void 0 && (data.level = "company"), data.from !== void 0 && (validate177(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.to !== void 0 && (validate177(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), validate180(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors), errors = vErrors.length), validate182(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate176.errors = vErrors, errors === 0;
}
validate176.evaluated = { props: { from: !0, to: !0, by: !0, level: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v61 = validate184;
var schema103 = { $id: "/schemas/ApprovalStatus", type: "string", enum: ["pending", "approved", "rejected", "expired"] };
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate185.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "pending" || data === "approved" || data === "rejected" || data === "expired")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema103.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate185.errors = vErrors, errors === 0;
}
validate185.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema104 = { $id: "/schemas/RiskLevel", type: "string", enum: ["low", "medium", "high", "critical"] };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate187.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "low" || data === "medium" || data === "high" || data === "critical")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema104.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate187.errors = vErrors, errors === 0;
}
validate187.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema105 = { $id: "/schemas/ApprovalSource", type: "string", enum: ["review_gate", "plan_review", "parked_context", "conversational_invite", "run_input"] };
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "review_gate" || data === "plan_review" || data === "parked_context" || data === "conversational_invite" || data === "run_input")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema105.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate189.errors = vErrors, errors === 0;
}
validate189.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate184.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.status !== void 0 && (validate185(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length)), data.risk_level !== void 0 && (validate187(data.risk_level, { instancePath: instancePath + "/risk_level", parentData: data, parentDataProperty: "risk_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length)), data.action_type !== void 0) {
      let data4 = data.action_type;
      if (typeof data4 == "string") {
        if (func1(data4) > 128) {
          let err6 = { instancePath: instancePath + "/action_type", schemaPath: "#/properties/action_type/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func1(data4) < 1) {
          let err7 = { instancePath: instancePath + "/action_type", schemaPath: "#/properties/action_type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/action_type", schemaPath: "#/properties/action_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.source !== void 0 && (validate189(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate184.errors = vErrors, errors === 0;
}
validate184.evaluated = { props: { cursor: !0, limit: !0, status: !0, risk_level: !0, action_type: !0, source: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v62 = validate191, schema106 = { $id: "/schemas/CreateApprovalRequest", type: "object", additionalProperties: !1, required: ["action_type", "title", "description", "risk_level"], properties: { action_type: { type: "string", maxLength: 128, pattern: "^[a-z0-9_]+:[a-z0-9_.]+$" }, title: { type: "string", format: "visible-text", maxLength: 256, pattern: "^\\s*\\S" }, description: { type: "string", maxLength: 4096, pattern: "^\\s*\\S" }, risk_level: { $ref: "/schemas/RiskLevel" }, ttl_seconds: { type: ["integer", "null"], format: "int32", minimum: 1, maximum: 604800, default: null }, task_id: { type: ["string", "null"], maxLength: 128, default: null }, metadata: { type: "object", maxProperties: 20, propertyNames: { type: "string", format: "visible-text", maxLength: 256 }, additionalProperties: { type: "string", maxLength: 256 }, default: {} } } }, pattern47 = new RegExp("^[a-z0-9_]+:[a-z0-9_.]+$", "u");
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ttl_seconds === void 0 && (data.ttl_seconds = null), data.task_id === void 0 && (data.task_id = null), data.metadata === void 0 && (data.metadata = {}), data.action_type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action_type" }, message: "must have required property 'action_type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.risk_level === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "risk_level" }, message: "must have required property 'risk_level'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before34 = errors;
    for (let key0 in data) {
      if (errors - before34 >= 3) break;
      if (!(key0 === "action_type" || key0 === "title" || key0 === "description" || key0 === "risk_level" || key0 === "ttl_seconds" || key0 === "task_id" || key0 === "metadata")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.action_type !== void 0) {
      let data0 = data.action_type;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err5 = { instancePath: instancePath + "/action_type", schemaPath: "#/properties/action_type/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern47.test(data0)) {
          let err6 = { instancePath: instancePath + "/action_type", schemaPath: "#/properties/action_type/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]+:[a-z0-9_.]+$" }, message: 'must match pattern "^[a-z0-9_]+:[a-z0-9_.]+$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/action_type", schemaPath: "#/properties/action_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func1(data1) > 256) {
          let err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern5.test(data1)) {
          let err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!formats0(data1)) {
          let err10 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 == "string") {
        if (func1(data2) > 4096) {
          let err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern5.test(data2)) {
          let err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.risk_level !== void 0 && (validate187(data.risk_level, { instancePath: instancePath + "/risk_level", parentData: data, parentDataProperty: "risk_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length));
    let data4 = data.ttl_seconds;
    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
      let err15 = { instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/type", keyword: "type", params: { type: schema106.properties.ttl_seconds.type }, message: "must be integer,null" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (typeof data4 == "number" && isFinite(data4)) {
      if (data4 > 604800 || isNaN(data4)) {
        let err16 = { instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 604800 }, message: "must be <= 604800" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (data4 < 1 || isNaN(data4)) {
        let err17 = { instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    let data5 = data.task_id;
    if (typeof data5 != "string" && data5 !== null) {
      let err18 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: schema106.properties.task_id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (typeof data5 == "string" && func1(data5) > 128) {
      let err19 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    let data6 = data.metadata;
    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
      if (Object.keys(data6).length > 20) {
        let err20 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/maxProperties", keyword: "maxProperties", params: { limit: 20 }, message: "must NOT have more than 20 properties" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      let before35 = errors;
      for (let key1 in data6) {
        if (errors - before35 >= 3) break;
        let _errs15 = errors;
        if (typeof key1 == "string") {
          if (func1(key1) > 256) {
            let err21 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", propertyName: key1 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (!formats0(key1)) {
            let err22 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/propertyNames/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"', propertyName: key1 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        } else {
          let err23 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key1 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        var valid1 = _errs15 === errors;
        if (!valid1) {
          let err24 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      }
      let before36 = errors;
      for (let key2 in data6) {
        if (errors - before36 >= 3) break;
        let data7 = data6[key2];
        if (typeof data7 == "string") {
          if (func1(data7) > 256) {
            let err25 = { instancePath: instancePath + "/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/metadata/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        } else {
          let err26 = { instancePath: instancePath + "/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/metadata/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    } else {
      let err27 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate191.errors = vErrors, errors === 0;
}
validate191.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v63 = validate193;
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate193.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.approval_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval_id" }, message: "must have required property 'approval_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.approval_id !== void 0 && (validate94(data.approval_id, { instancePath: instancePath + "/approval_id", parentData: data, parentDataProperty: "approval_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate193.errors = vErrors, errors === 0;
}
validate193.evaluated = { props: { approval_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v64 = validate195, schema108 = { $id: "/schemas/ApproveApprovalRequest", type: "object", additionalProperties: !1, properties: { comment: { type: ["string", "null"], maxLength: 4096, pattern: "^\\s*\\S", default: null }, arguments: { type: ["object", "null"], additionalProperties: !0, default: null }, conversation_id: { type: ["string", "null"], maxLength: 128, pattern: "^\\s*\\S", default: null } } };
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate195.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.comment === void 0 && (data.comment = null), data.arguments === void 0 && (data.arguments = null), data.conversation_id === void 0 && (data.conversation_id = null);
    let before37 = errors;
    for (let key0 in data) {
      if (errors - before37 >= 3) break;
      if (!(key0 === "comment" || key0 === "arguments" || key0 === "conversation_id")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let data0 = data.comment;
    if (typeof data0 != "string" && data0 !== null) {
      let err1 = { instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/type", keyword: "type", params: { type: schema108.properties.comment.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (typeof data0 == "string") {
      if (func1(data0) > 4096) {
        let err2 = { instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!pattern5.test(data0)) {
        let err3 = { instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    let data1 = data.arguments;
    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
      let err4 = { instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: schema108.properties.arguments.type }, message: "must be object,null" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let data2 = data.conversation_id;
    if (typeof data2 != "string" && data2 !== null) {
      let err5 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/type", keyword: "type", params: { type: schema108.properties.conversation_id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (typeof data2 == "string") {
      if (func1(data2) > 128) {
        let err6 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!pattern5.test(data2)) {
        let err7 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate195.errors = vErrors, errors === 0;
}
validate195.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v65 = validate196, schema109 = { $id: "/schemas/RejectApprovalRequest", type: "object", additionalProperties: !1, required: ["reason"], properties: { reason: { type: "string", maxLength: 4096, pattern: "^\\s*\\S" }, conversation_id: { type: ["string", "null"], maxLength: 128, pattern: "^\\s*\\S", default: null } } };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate196.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.conversation_id === void 0 && (data.conversation_id = null), data.reason === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before38 = errors;
    for (let key0 in data) {
      if (errors - before38 >= 3) break;
      if (!(key0 === "reason" || key0 === "conversation_id")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data0 = data.reason;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err2 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    let data1 = data.conversation_id;
    if (typeof data1 != "string" && data1 !== null) {
      let err5 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/type", keyword: "type", params: { type: schema109.properties.conversation_id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (typeof data1 == "string") {
      if (func1(data1) > 128) {
        let err6 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!pattern5.test(data1)) {
        let err7 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate196.errors = vErrors, errors === 0;
}
validate196.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v66 = validate197, schema110 = { $id: "/schemas/TurnRequest", type: "object", additionalProperties: !1, required: ["message"], properties: { message: { type: "string", maxLength: 2e3, pattern: "^\\s*\\S" }, conversation_id: { type: ["string", "null"], maxLength: 128, pattern: "^\\s*\\S", default: null }, intent_override: { anyOf: [{ $ref: "/schemas/TurnIntent" }, { type: "null" }], default: null }, named_targets: { type: "array", maxItems: 10, items: { $ref: "/schemas/GivenName" }, default: [] }, project: { type: ["string", "null"], maxLength: 128, pattern: "^\\s*\\S", default: null } } }, schema111 = { $id: "/schemas/TurnIntent", type: "string", enum: ["explain", "propose", "group_convene", "act", "charter"] };
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate198.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "explain" || data === "propose" || data === "group_convene" || data === "act" || data === "charter")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema111.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate198.errors = vErrors, errors === 0;
}
validate198.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate197.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.conversation_id === void 0 && (data.conversation_id = null), data.intent_override === void 0 && (data.intent_override = null), data.named_targets === void 0 && (data.named_targets = []), data.project === void 0 && (data.project = null), data.message === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before39 = errors;
    for (let key0 in data) {
      if (errors - before39 >= 3) break;
      if (!(key0 === "message" || key0 === "conversation_id" || key0 === "intent_override" || key0 === "named_targets" || key0 === "project")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.message !== void 0) {
      let data0 = data.message;
      if (typeof data0 == "string") {
        if (func1(data0) > 2e3) {
          let err2 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    let data1 = data.conversation_id;
    if (typeof data1 != "string" && data1 !== null) {
      let err5 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/type", keyword: "type", params: { type: schema110.properties.conversation_id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (typeof data1 == "string") {
      if (func1(data1) > 128) {
        let err6 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!pattern5.test(data1)) {
        let err7 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    let data2 = data.intent_override, _errs7 = errors, valid1 = !1, _errs8 = errors;
    validate198(data2, { instancePath: instancePath + "/intent_override", parentData: data, parentDataProperty: "intent_override", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length);
    var _valid0 = _errs8 === errors;
    valid1 = valid1 || _valid0;
    let _errs9 = errors;
    if (data2 !== null) {
      let err8 = { instancePath: instancePath + "/intent_override", schemaPath: "#/properties/intent_override/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    var _valid0 = _errs9 === errors;
    if (valid1 = valid1 || _valid0, valid1)
      errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
    else {
      let err9 = { instancePath: instancePath + "/intent_override", schemaPath: "#/properties/intent_override/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    let data3 = data.named_targets;
    if (Array.isArray(data3)) {
      if (data3.length > 10) {
        let err10 = { instancePath: instancePath + "/named_targets", schemaPath: "#/properties/named_targets/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      let len0 = data3.length, before40 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before40 >= 3); i0++)
        validate128(data3[i0], { instancePath: instancePath + "/named_targets/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
    } else {
      let err11 = { instancePath: instancePath + "/named_targets", schemaPath: "#/properties/named_targets/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    let data5 = data.project;
    if (typeof data5 != "string" && data5 !== null) {
      let err12 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/type", keyword: "type", params: { type: schema110.properties.project.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (typeof data5 == "string") {
      if (func1(data5) > 128) {
        let err13 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!pattern5.test(data5)) {
        let err14 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate197.errors = vErrors, errors === 0;
}
validate197.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v67 = validate201;
var schema113 = { $id: "/schemas/ConversationStatus", type: "string", enum: ["active", "proposed", "closed"] };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "active" || data === "proposed" || data === "closed")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema113.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate202.errors = vErrors, errors === 0;
}
validate202.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema114 = { $id: "/schemas/ConversationKind", type: "string", enum: ["direct", "routed", "charter", "group"] };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate204.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "direct" || data === "routed" || data === "charter" || data === "group")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema114.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate204.errors = vErrors, errors === 0;
}
validate204.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate201.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.status !== void 0 && (validate202(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length)), data.kind !== void 0 && (validate204(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate201.errors = vErrors, errors === 0;
}
validate201.evaluated = { props: { cursor: !0, limit: !0, status: !0, kind: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v68 = validate206;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate206.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.conversation_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conversation_id" }, message: "must have required property 'conversation_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.conversation_id !== void 0 && (validate94(data.conversation_id, { instancePath: instancePath + "/conversation_id", parentData: data, parentDataProperty: "conversation_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate206.errors = vErrors, errors === 0;
}
validate206.evaluated = { props: { conversation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v69 = validate208;
var schema117 = { $id: "/schemas/TurnOrder", type: "string", enum: ["asc", "desc"] };
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate209.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "asc" || data === "desc")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema117.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate209.errors = vErrors, errors === 0;
}
validate209.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate208.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.order === void 0 && (data.order = "asc"), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    validate209(data.order, { instancePath: instancePath + "/order", parentData: data, parentDataProperty: "order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length);
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate208.errors = vErrors, errors === 0;
}
validate208.evaluated = { props: { cursor: !0, limit: !0, order: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v70 = validate211, schema118 = { $id: "/schemas/InterviewTurnArgs", type: "object", additionalProperties: !1, required: ["message"], properties: { message: { type: "string", maxLength: 4e3, pattern: "^\\s*\\S" }, conversation_id: { type: ["string", "null"], maxLength: 128, pattern: "^\\s*\\S", default: null }, project: { type: ["string", "null"], maxLength: 128, pattern: "^\\s*\\S", default: null } } };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate211.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.conversation_id === void 0 && (data.conversation_id = null), data.project === void 0 && (data.project = null), data.message === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before41 = errors;
    for (let key0 in data) {
      if (errors - before41 >= 3) break;
      if (!(key0 === "message" || key0 === "conversation_id" || key0 === "project")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.message !== void 0) {
      let data0 = data.message;
      if (typeof data0 == "string") {
        if (func1(data0) > 4e3) {
          let err2 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    let data1 = data.conversation_id;
    if (typeof data1 != "string" && data1 !== null) {
      let err5 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/type", keyword: "type", params: { type: schema118.properties.conversation_id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (typeof data1 == "string") {
      if (func1(data1) > 128) {
        let err6 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!pattern5.test(data1)) {
        let err7 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    let data2 = data.project;
    if (typeof data2 != "string" && data2 !== null) {
      let err8 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/type", keyword: "type", params: { type: schema118.properties.project.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (typeof data2 == "string") {
      if (func1(data2) > 128) {
        let err9 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!pattern5.test(data2)) {
        let err10 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate211.errors = vErrors, errors === 0;
}
validate211.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v71 = validate212;
var schema120 = { $id: "/schemas/CharterStatus", type: "string", enum: ["drafted", "approved", "cancelled"] };
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate213.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "drafted" || data === "approved" || data === "cancelled")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema120.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate213.errors = vErrors, errors === 0;
}
validate213.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema121 = { $id: "/schemas/CharterScope", type: "string", enum: ["own", "all"] };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate216.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "own" || data === "all")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema121.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate216.errors = vErrors, errors === 0;
}
validate216.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.scope === void 0 && (data.scope = "own"), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.status !== void 0 && (validate213(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate94(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), validate216(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors), errors = vErrors.length);
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate212.errors = vErrors, errors === 0;
}
validate212.evaluated = { props: { cursor: !0, limit: !0, status: !0, project_id: !0, scope: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v72 = validate218;
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate218.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.charter_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter_id" }, message: "must have required property 'charter_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.charter_id !== void 0 && (validate94(data.charter_id, { instancePath: instancePath + "/charter_id", parentData: data, parentDataProperty: "charter_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate218.errors = vErrors, errors === 0;
}
validate218.evaluated = { props: { charter_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v73 = validate220, schema123 = { $id: "/schemas/CharterEditArgs", type: "object", additionalProperties: !1, properties: { title: { type: ["string", "null"], format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, brief: { type: ["string", "null"], maxLength: 1e4, pattern: "^\\s*\\S" }, goals: { type: ["array", "null"], maxItems: 50, items: { type: "string", maxLength: 1e3, pattern: "^\\s*\\S" } }, constraints: { type: ["array", "null"], maxItems: 50, items: { type: "string", maxLength: 1e3, pattern: "^\\s*\\S" } }, success_criteria: { type: ["array", "null"], maxItems: 50, items: { type: "string", maxLength: 1e3, pattern: "^\\s*\\S" } }, scope: { anyOf: [{ $ref: "/schemas/ScopeBoundariesInput" }, { type: "null" }] }, envelope: { anyOf: [{ $ref: "/schemas/BudgetEnvelopeInput" }, { type: "null" }] } } };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate221.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.in_scope === void 0 && (data.in_scope = []), data.out_of_scope === void 0 && (data.out_of_scope = []);
    let before42 = errors;
    for (let key0 in data) {
      if (errors - before42 >= 3) break;
      if (!(key0 === "in_scope" || key0 === "out_of_scope")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let data0 = data.in_scope;
    if (Array.isArray(data0)) {
      if (data0.length > 50) {
        let err1 = { instancePath: instancePath + "/in_scope", schemaPath: "#/properties/in_scope/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      let len0 = data0.length, before43 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before43 >= 3); i0++) {
        let data1 = data0[i0];
        if (typeof data1 == "string") {
          if (func1(data1) > 1e3) {
            let err2 = { instancePath: instancePath + "/in_scope/" + i0, schemaPath: "#/properties/in_scope/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (!pattern5.test(data1)) {
            let err3 = { instancePath: instancePath + "/in_scope/" + i0, schemaPath: "#/properties/in_scope/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        } else {
          let err4 = { instancePath: instancePath + "/in_scope/" + i0, schemaPath: "#/properties/in_scope/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    } else {
      let err5 = { instancePath: instancePath + "/in_scope", schemaPath: "#/properties/in_scope/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let data2 = data.out_of_scope;
    if (Array.isArray(data2)) {
      if (data2.length > 50) {
        let err6 = { instancePath: instancePath + "/out_of_scope", schemaPath: "#/properties/out_of_scope/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      let len1 = data2.length, before44 = errors;
      for (let i1 = 0; i1 < len1 && !(errors - before44 >= 3); i1++) {
        let data3 = data2[i1];
        if (typeof data3 == "string") {
          if (func1(data3) > 1e3) {
            let err7 = { instancePath: instancePath + "/out_of_scope/" + i1, schemaPath: "#/properties/out_of_scope/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (!pattern5.test(data3)) {
            let err8 = { instancePath: instancePath + "/out_of_scope/" + i1, schemaPath: "#/properties/out_of_scope/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        } else {
          let err9 = { instancePath: instancePath + "/out_of_scope/" + i1, schemaPath: "#/properties/out_of_scope/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    } else {
      let err10 = { instancePath: instancePath + "/out_of_scope", schemaPath: "#/properties/out_of_scope/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate221.errors = vErrors, errors === 0;
}
validate221.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema125 = { $id: "/schemas/BudgetEnvelopeInput", type: "object", additionalProperties: !1, required: ["amount", "currency"], properties: { amount: { type: "number", format: "double", exclusiveMinimum: 0, maximum: 1e12 }, currency: { $ref: "/schemas/CurrencyCode" }, deadline: { $ref: "/schemas/ZonedDateTimeOrNull", default: null }, time_horizon: { type: ["string", "null"], maxLength: 200, pattern: "^\\s*\\S", default: null } } };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate224.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern15.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate224.errors = vErrors, errors === 0;
}
validate224.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate223.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deadline === void 0 && (data.deadline = null), data.time_horizon === void 0 && (data.time_horizon = null), data.amount === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currency === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before45 = errors;
    for (let key0 in data) {
      if (errors - before45 >= 3) break;
      if (!(key0 === "amount" || key0 === "currency" || key0 === "deadline" || key0 === "time_horizon")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e12 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.currency !== void 0 && (validate224(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length)), validate91(data.deadline, { instancePath: instancePath + "/deadline", parentData: data, parentDataProperty: "deadline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
    let data3 = data.time_horizon;
    if (typeof data3 != "string" && data3 !== null) {
      let err6 = { instancePath: instancePath + "/time_horizon", schemaPath: "#/properties/time_horizon/type", keyword: "type", params: { type: schema125.properties.time_horizon.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (typeof data3 == "string") {
      if (func1(data3) > 200) {
        let err7 = { instancePath: instancePath + "/time_horizon", schemaPath: "#/properties/time_horizon/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!pattern5.test(data3)) {
        let err8 = { instancePath: instancePath + "/time_horizon", schemaPath: "#/properties/time_horizon/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate223.errors = vErrors, errors === 0;
}
validate223.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate220.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before46 = errors;
    for (let key0 in data) {
      if (errors - before46 >= 3) break;
      if (!(key0 === "title" || key0 === "brief" || key0 === "goals" || key0 === "constraints" || key0 === "success_criteria" || key0 === "scope" || key0 === "envelope")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema123.properties.title.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 200) {
          let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0(data0)) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.brief !== void 0) {
      let data1 = data.brief;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/brief", schemaPath: "#/properties/brief/type", keyword: "type", params: { type: schema123.properties.brief.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 1e4) {
          let err6 = { instancePath: instancePath + "/brief", schemaPath: "#/properties/brief/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern5.test(data1)) {
          let err7 = { instancePath: instancePath + "/brief", schemaPath: "#/properties/brief/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.goals !== void 0) {
      let data2 = data.goals;
      if (!Array.isArray(data2) && data2 !== null) {
        let err8 = { instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/type", keyword: "type", params: { type: schema123.properties.goals.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          let err9 = { instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data2.length, before47 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before47 >= 3); i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func1(data3) > 1e3) {
              let err10 = { instancePath: instancePath + "/goals/" + i0, schemaPath: "#/properties/goals/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (!pattern5.test(data3)) {
              let err11 = { instancePath: instancePath + "/goals/" + i0, schemaPath: "#/properties/goals/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/goals/" + i0, schemaPath: "#/properties/goals/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      }
    }
    if (data.constraints !== void 0) {
      let data4 = data.constraints;
      if (!Array.isArray(data4) && data4 !== null) {
        let err13 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/type", keyword: "type", params: { type: schema123.properties.constraints.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          let err14 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len1 = data4.length, before48 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before48 >= 3); i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "string") {
            if (func1(data5) > 1e3) {
              let err15 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/properties/constraints/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (!pattern5.test(data5)) {
              let err16 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/properties/constraints/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/properties/constraints/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      }
    }
    if (data.success_criteria !== void 0) {
      let data6 = data.success_criteria;
      if (!Array.isArray(data6) && data6 !== null) {
        let err18 = { instancePath: instancePath + "/success_criteria", schemaPath: "#/properties/success_criteria/type", keyword: "type", params: { type: schema123.properties.success_criteria.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Array.isArray(data6)) {
        if (data6.length > 50) {
          let err19 = { instancePath: instancePath + "/success_criteria", schemaPath: "#/properties/success_criteria/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len2 = data6.length, before49 = errors;
        for (let i2 = 0; i2 < len2 && !(errors - before49 >= 3); i2++) {
          let data7 = data6[i2];
          if (typeof data7 == "string") {
            if (func1(data7) > 1e3) {
              let err20 = { instancePath: instancePath + "/success_criteria/" + i2, schemaPath: "#/properties/success_criteria/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (!pattern5.test(data7)) {
              let err21 = { instancePath: instancePath + "/success_criteria/" + i2, schemaPath: "#/properties/success_criteria/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/success_criteria/" + i2, schemaPath: "#/properties/success_criteria/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      }
    }
    if (data.scope !== void 0) {
      let data8 = data.scope, _errs19 = errors, valid7 = !1, _errs20 = errors;
      validate221(data8, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length);
      var _valid0 = _errs20 === errors;
      valid7 = valid7 || _valid0;
      let _errs21 = errors;
      if (data8 !== null) {
        let err23 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      var _valid0 = _errs21 === errors;
      if (valid7 = valid7 || _valid0, valid7)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err24 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.envelope !== void 0) {
      let data9 = data.envelope, _errs24 = errors, valid8 = !1, _errs25 = errors;
      validate223(data9, { instancePath: instancePath + "/envelope", parentData: data, parentDataProperty: "envelope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length);
      var _valid1 = _errs25 === errors;
      valid8 = valid8 || _valid1;
      let _errs26 = errors;
      if (data9 !== null) {
        let err25 = { instancePath: instancePath + "/envelope", schemaPath: "#/properties/envelope/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      var _valid1 = _errs26 === errors;
      if (valid8 = valid8 || _valid1, valid8)
        errors = _errs24, vErrors !== null && (_errs24 ? vErrors.length = _errs24 : vErrors = null);
      else {
        let err26 = { instancePath: instancePath + "/envelope", schemaPath: "#/properties/envelope/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate220.errors = vErrors, errors === 0;
}
validate220.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v74 = validate228;
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate228.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.charter_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter_id" }, message: "must have required property 'charter_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.charter_id !== void 0 && (validate94(data.charter_id, { instancePath: instancePath + "/charter_id", parentData: data, parentDataProperty: "charter_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err2 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data1) < 1) {
          let err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate228.errors = vErrors, errors === 0;
}
validate228.evaluated = { props: { charter_id: !0, version: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v75 = validate230;
var schema129 = { $id: "/schemas/ProjectStatus", type: "string", enum: ["planning", "active", "on_hold", "completed", "cancelled"] };
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate231.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "planning" || data === "active" || data === "on_hold" || data === "completed" || data === "cancelled")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema129.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate231.errors = vErrors, errors === 0;
}
validate231.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate230.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.status !== void 0 && (validate231(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.lead !== void 0 && (validate94(data.lead, { instancePath: instancePath + "/lead", parentData: data, parentDataProperty: "lead", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate230.errors = vErrors, errors === 0;
}
validate230.evaluated = { props: { cursor: !0, limit: !0, status: !0, lead: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v76 = validate234, schema130 = { $id: "/schemas/CreateProjectRequest", type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, description: { type: "string", maxLength: 4e3, default: "" }, lead: { type: ["string", "null"], maxLength: 128, default: null }, budget: { type: "number", format: "double", minimum: 0, maximum: 1e12, default: 0 }, deadline: { $ref: "/schemas/ZonedDateTimeOrNull", default: null } } };
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate234.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0 && (data.description = ""), data.lead === void 0 && (data.lead = null), data.budget === void 0 && (data.budget = 0), data.deadline === void 0 && (data.deadline = null), data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before50 = errors;
    for (let key0 in data) {
      if (errors - before50 >= 3) break;
      if (!(key0 === "name" || key0 === "description" || key0 === "lead" || key0 === "budget" || key0 === "deadline")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 200) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0(data0)) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    let data1 = data.description;
    if (typeof data1 == "string") {
      if (func1(data1) > 4e3) {
        let err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    } else {
      let err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    let data2 = data.lead;
    if (typeof data2 != "string" && data2 !== null) {
      let err8 = { instancePath: instancePath + "/lead", schemaPath: "#/properties/lead/type", keyword: "type", params: { type: schema130.properties.lead.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (typeof data2 == "string" && func1(data2) > 128) {
      let err9 = { instancePath: instancePath + "/lead", schemaPath: "#/properties/lead/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    let data3 = data.budget;
    if (typeof data3 == "number" && isFinite(data3)) {
      if (data3 > 1e12 || isNaN(data3)) {
        let err10 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (data3 < 0 || isNaN(data3)) {
        let err11 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    } else {
      let err12 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "number" }, message: "must be number" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    validate91(data.deadline, { instancePath: instancePath + "/deadline", parentData: data, parentDataProperty: "deadline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate234.errors = vErrors, errors === 0;
}
validate234.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v77 = validate236;
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate236.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.project_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" }, message: "must have required property 'project_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.project_id !== void 0 && (validate94(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate236.errors = vErrors, errors === 0;
}
validate236.evaluated = { props: { project_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v78 = validate238, schema132 = { $id: "/schemas/UpdateProjectRequest", type: "object", additionalProperties: !1, properties: { name: { type: "string", format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, description: { type: "string", maxLength: 4e3 }, lead: { type: ["string", "null"], maxLength: 128 }, deadline: { $ref: "/schemas/ZonedDateTimeOrNull" }, status: { $ref: "/schemas/ProjectStatus" } } };
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate238.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before51 = errors;
    for (let key0 in data) {
      if (errors - before51 >= 3) break;
      if (!(key0 === "name" || key0 === "description" || key0 === "lead" || key0 === "deadline" || key0 === "status")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 200) {
          let err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern5.test(data0)) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats0(data0)) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string") {
        if (func1(data1) > 4e3) {
          let err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.lead !== void 0) {
      let data2 = data.lead;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/lead", schemaPath: "#/properties/lead/type", keyword: "type", params: { type: schema132.properties.lead.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string" && func1(data2) > 128) {
        let err8 = { instancePath: instancePath + "/lead", schemaPath: "#/properties/lead/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.deadline !== void 0 && (validate91(data.deadline, { instancePath: instancePath + "/deadline", parentData: data, parentDataProperty: "deadline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length)), data.status !== void 0 && (validate231(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate238.errors = vErrors, errors === 0;
}
validate238.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v79 = validate241;
var schema134 = { $id: "/schemas/TaskStatus", type: "string", enum: ["created", "assigned", "in_progress", "in_review", "blocked", "completed", "failed", "cancelled", "rejected"] };
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate242.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "created" || data === "assigned" || data === "in_progress" || data === "in_review" || data === "blocked" || data === "completed" || data === "failed" || data === "cancelled" || data === "rejected")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema134.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate242.errors = vErrors, errors === 0;
}
validate242.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate241.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.status !== void 0 && (validate242(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate94(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.plan_id !== void 0 && (validate94(data.plan_id, { instancePath: instancePath + "/plan_id", parentData: data, parentDataProperty: "plan_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.assigned_to !== void 0 && (validate94(data.assigned_to, { instancePath: instancePath + "/assigned_to", parentData: data, parentDataProperty: "assigned_to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate241.errors = vErrors, errors === 0;
}
validate241.evaluated = { props: { cursor: !0, limit: !0, status: !0, project_id: !0, plan_id: !0, assigned_to: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v80 = validate247, schema135 = { $id: "/schemas/CreateTaskRequest", type: "object", additionalProperties: !1, required: ["project_id", "title"], properties: { project_id: { type: "string", maxLength: 128 }, title: { type: "string", format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, description: { type: "string", maxLength: 4e4, default: "" }, type: { $ref: "/schemas/TaskType", default: "development" }, priority: { $ref: "/schemas/TaskPriority", default: "medium" }, estimated_complexity: { $ref: "/schemas/TaskComplexity", default: "medium" }, acceptance_criteria: { type: "array", maxItems: 50, items: { type: "string", maxLength: 1e3, pattern: "^\\s*\\S" }, default: [] }, assigned_to: { type: ["string", "null"], maxLength: 128, default: null }, parent_task_id: { type: ["string", "null"], maxLength: 128, default: null }, dependencies: { type: "array", maxItems: 50, items: { type: "string", maxLength: 128 }, default: [] }, labels: { type: "array", maxItems: 20, items: { $ref: "/schemas/TaskLabel" }, default: [] }, expected_artifacts: { type: "array", maxItems: 20, items: { $ref: "/schemas/ArtifactPattern" }, default: [] }, max_attempts: { type: ["integer", "null"], format: "int32", minimum: 1, maximum: 20, default: null }, review_policy: { anyOf: [{ $ref: "/schemas/ReviewPolicy" }, { type: "null" }], default: null }, deadline: { $ref: "/schemas/ZonedDateTimeOrNull", default: null }, not_before: { $ref: "/schemas/ZonedDateTimeOrNull", default: null } } }, schema136 = { $id: "/schemas/TaskType", type: "string", enum: ["development", "design", "research", "review", "meeting", "admin"] };
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate248.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "development" || data === "design" || data === "research" || data === "review" || data === "meeting" || data === "admin")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema136.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
validate248.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema137 = { $id: "/schemas/TaskPriority", type: "string", enum: ["critical", "high", "medium", "low"] };
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate250.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "critical" || data === "high" || data === "medium" || data === "low")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema137.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate250.errors = vErrors, errors === 0;
}
validate250.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema138 = { $id: "/schemas/TaskComplexity", type: "string", enum: ["simple", "medium", "complex", "epic"] };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate252.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "simple" || data === "medium" || data === "complex" || data === "epic")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema138.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate252.errors = vErrors, errors === 0;
}
validate252.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern73 = new RegExp("^[a-z0-9._:-]{1,64}$", "u");
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate254.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern73.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9._:-]{1,64}$" }, message: 'must match pattern "^[a-z0-9._:-]{1,64}$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate254.errors = vErrors, errors === 0;
}
validate254.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern74 = new RegExp("^([^./\\\\]|\\.[^./\\\\]|\\.\\.[^/\\\\])[^/\\\\]*$", "u");
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate256.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern74.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([^./\\\\]|\\.[^./\\\\]|\\.\\.[^/\\\\])[^/\\\\]*$" }, message: 'must match pattern "^([^./\\\\]|\\.[^./\\\\]|\\.\\.[^/\\\\])[^/\\\\]*$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate256.errors = vErrors, errors === 0;
}
validate256.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema141 = { $id: "/schemas/ReviewPolicy", type: "string", enum: ["none", "agent", "person", "agent_then_person", "auto"] };
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate258.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "none" || data === "agent" || data === "person" || data === "agent_then_person" || data === "auto")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema141.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate258.errors = vErrors, errors === 0;
}
validate258.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate247.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0 && (data.description = ""), data.type === void 0 && (data.type = "development"), data.priority === void 0 && (data.priority = "medium"), data.estimated_complexity === void 0 && (data.estimated_complexity = "medium"), data.acceptance_criteria === void 0 && (data.acceptance_criteria = []), data.assigned_to === void 0 && (data.assigned_to = null), data.parent_task_id === void 0 && (data.parent_task_id = null), data.dependencies === void 0 && (data.dependencies = []), data.labels === void 0 && (data.labels = []), data.expected_artifacts === void 0 && (data.expected_artifacts = []), data.max_attempts === void 0 && (data.max_attempts = null), data.review_policy === void 0 && (data.review_policy = null), data.deadline === void 0 && (data.deadline = null), data.not_before === void 0 && (data.not_before = null), data.project_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" }, message: "must have required property 'project_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before52 = errors;
    for (let key0 in data) {
      if (errors - before52 >= 3) break;
      if (!func69.call(schema135.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.project_id !== void 0) {
      let data0 = data.project_id;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err3 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func1(data1) > 200) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data1)) {
          let err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats0(data1)) {
          let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    let data2 = data.description;
    if (typeof data2 == "string") {
      if (func1(data2) > 4e4) {
        let err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 4e4 }, message: "must NOT have more than 40000 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    } else {
      let err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    validate248(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length), validate250(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length), validate252(data.estimated_complexity, { instancePath: instancePath + "/estimated_complexity", parentData: data, parentDataProperty: "estimated_complexity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors), errors = vErrors.length);
    let data6 = data.acceptance_criteria;
    if (Array.isArray(data6)) {
      if (data6.length > 50) {
        let err11 = { instancePath: instancePath + "/acceptance_criteria", schemaPath: "#/properties/acceptance_criteria/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      let len0 = data6.length, before53 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before53 >= 3); i0++) {
        let data7 = data6[i0];
        if (typeof data7 == "string") {
          if (func1(data7) > 1e3) {
            let err12 = { instancePath: instancePath + "/acceptance_criteria/" + i0, schemaPath: "#/properties/acceptance_criteria/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (!pattern5.test(data7)) {
            let err13 = { instancePath: instancePath + "/acceptance_criteria/" + i0, schemaPath: "#/properties/acceptance_criteria/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        } else {
          let err14 = { instancePath: instancePath + "/acceptance_criteria/" + i0, schemaPath: "#/properties/acceptance_criteria/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    } else {
      let err15 = { instancePath: instancePath + "/acceptance_criteria", schemaPath: "#/properties/acceptance_criteria/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    let data8 = data.assigned_to;
    if (typeof data8 != "string" && data8 !== null) {
      let err16 = { instancePath: instancePath + "/assigned_to", schemaPath: "#/properties/assigned_to/type", keyword: "type", params: { type: schema135.properties.assigned_to.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (typeof data8 == "string" && func1(data8) > 128) {
      let err17 = { instancePath: instancePath + "/assigned_to", schemaPath: "#/properties/assigned_to/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    let data9 = data.parent_task_id;
    if (typeof data9 != "string" && data9 !== null) {
      let err18 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/type", keyword: "type", params: { type: schema135.properties.parent_task_id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (typeof data9 == "string" && func1(data9) > 128) {
      let err19 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    let data10 = data.dependencies;
    if (Array.isArray(data10)) {
      if (data10.length > 50) {
        let err20 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      let len1 = data10.length, before54 = errors;
      for (let i1 = 0; i1 < len1 && !(errors - before54 >= 3); i1++) {
        let data11 = data10[i1];
        if (typeof data11 == "string") {
          if (func1(data11) > 128) {
            let err21 = { instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/properties/dependencies/items/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        } else {
          let err22 = { instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/properties/dependencies/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    } else {
      let err23 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    let data12 = data.labels;
    if (Array.isArray(data12)) {
      if (data12.length > 20) {
        let err24 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      let len2 = data12.length, before55 = errors;
      for (let i2 = 0; i2 < len2 && !(errors - before55 >= 3); i2++)
        validate254(data12[i2], { instancePath: instancePath + "/labels/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors), errors = vErrors.length);
    } else {
      let err25 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    let data14 = data.expected_artifacts;
    if (Array.isArray(data14)) {
      if (data14.length > 20) {
        let err26 = { instancePath: instancePath + "/expected_artifacts", schemaPath: "#/properties/expected_artifacts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      let len3 = data14.length, before56 = errors;
      for (let i3 = 0; i3 < len3 && !(errors - before56 >= 3); i3++)
        validate256(data14[i3], { instancePath: instancePath + "/expected_artifacts/" + i3, parentData: data14, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length);
    } else {
      let err27 = { instancePath: instancePath + "/expected_artifacts", schemaPath: "#/properties/expected_artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    let data16 = data.max_attempts;
    if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)) && data16 !== null) {
      let err28 = { instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/type", keyword: "type", params: { type: schema135.properties.max_attempts.type }, message: "must be integer,null" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (typeof data16 == "number" && isFinite(data16)) {
      if (data16 > 20 || isNaN(data16)) {
        let err29 = { instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (data16 < 1 || isNaN(data16)) {
        let err30 = { instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    let data17 = data.review_policy, _errs32 = errors, valid9 = !1, _errs33 = errors;
    validate258(data17, { instancePath: instancePath + "/review_policy", parentData: data, parentDataProperty: "review_policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length);
    var _valid0 = _errs33 === errors;
    valid9 = valid9 || _valid0;
    let _errs34 = errors;
    if (data17 !== null) {
      let err31 = { instancePath: instancePath + "/review_policy", schemaPath: "#/properties/review_policy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    var _valid0 = _errs34 === errors;
    if (valid9 = valid9 || _valid0, valid9)
      errors = _errs32, vErrors !== null && (_errs32 ? vErrors.length = _errs32 : vErrors = null);
    else {
      let err32 = { instancePath: instancePath + "/review_policy", schemaPath: "#/properties/review_policy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    validate91(data.deadline, { instancePath: instancePath + "/deadline", parentData: data, parentDataProperty: "deadline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length), validate91(data.not_before, { instancePath: instancePath + "/not_before", parentData: data, parentDataProperty: "not_before", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate247.errors = vErrors, errors === 0;
}
validate247.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v81 = validate262;
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate262.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.task_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task_id" }, message: "must have required property 'task_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.task_id !== void 0 && (validate94(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate262.errors = vErrors, errors === 0;
}
validate262.evaluated = { props: { task_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v82 = validate264, schema143 = { $id: "/schemas/UpdateTaskRequest", type: "object", additionalProperties: !1, properties: { title: { type: "string", format: "visible-text", maxLength: 200, pattern: "^\\s*\\S" }, description: { type: "string", maxLength: 4e4 }, priority: { $ref: "/schemas/TaskPriority" }, status: { $ref: "/schemas/TaskStatus" }, assigned_to: { type: ["string", "null"], maxLength: 128 }, acceptance_criteria: { type: "array", maxItems: 50, items: { $ref: "/schemas/AcceptanceCriterionInput" } }, dependencies: { type: "array", maxItems: 50, items: { type: "string", maxLength: 128 } }, labels: { type: "array", maxItems: 20, items: { $ref: "/schemas/TaskLabel" } }, expected_artifacts: { type: "array", maxItems: 20, items: { $ref: "/schemas/ArtifactPattern" } }, max_attempts: { type: ["integer", "null"], format: "int32", minimum: 1, maximum: 20 }, review_policy: { anyOf: [{ $ref: "/schemas/ReviewPolicy" }, { type: "null" }] }, deadline: { $ref: "/schemas/ZonedDateTimeOrNull" }, not_before: { $ref: "/schemas/ZonedDateTimeOrNull" } } };
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate267.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.met === void 0 && (data.met = !1), data.description === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before57 = errors;
    for (let key0 in data) {
      if (errors - before57 >= 3) break;
      if (!(key0 === "description" || key0 === "met")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.description !== void 0) {
      let data0 = data.description;
      if (typeof data0 == "string") {
        if (func1(data0) > 8e3) {
          let err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 8e3 }, message: "must NOT have more than 8000 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(data0)) {
          let err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (typeof data.met != "boolean") {
      let err5 = { instancePath: instancePath + "/met", schemaPath: "#/properties/met/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate267.errors = vErrors, errors === 0;
}
validate267.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate264.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before58 = errors;
    for (let key0 in data) {
      if (errors - before58 >= 3) break;
      if (!func69.call(schema143.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func1(data0) > 200) {
          let err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern5.test(data0)) {
          let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats0(data0)) {
          let err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string") {
        if (func1(data1) > 4e4) {
          let err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 4e4 }, message: "must NOT have more than 40000 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.priority !== void 0 && (validate250(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length)), data.status !== void 0 && (validate242(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length)), data.assigned_to !== void 0) {
      let data4 = data.assigned_to;
      if (typeof data4 != "string" && data4 !== null) {
        let err7 = { instancePath: instancePath + "/assigned_to", schemaPath: "#/properties/assigned_to/type", keyword: "type", params: { type: schema143.properties.assigned_to.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "string" && func1(data4) > 128) {
        let err8 = { instancePath: instancePath + "/assigned_to", schemaPath: "#/properties/assigned_to/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.acceptance_criteria !== void 0) {
      let data5 = data.acceptance_criteria;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err9 = { instancePath: instancePath + "/acceptance_criteria", schemaPath: "#/properties/acceptance_criteria/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data5.length, before59 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before59 >= 3); i0++)
          validate267(data5[i0], { instancePath: instancePath + "/acceptance_criteria/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/acceptance_criteria", schemaPath: "#/properties/acceptance_criteria/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.dependencies !== void 0) {
      let data7 = data.dependencies;
      if (Array.isArray(data7)) {
        if (data7.length > 50) {
          let err11 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len1 = data7.length, before60 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before60 >= 3); i1++) {
          let data8 = data7[i1];
          if (typeof data8 == "string") {
            if (func1(data8) > 128) {
              let err12 = { instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/properties/dependencies/items/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/properties/dependencies/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.labels !== void 0) {
      let data9 = data.labels;
      if (Array.isArray(data9)) {
        if (data9.length > 20) {
          let err15 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len2 = data9.length, before61 = errors;
        for (let i2 = 0; i2 < len2 && !(errors - before61 >= 3); i2++)
          validate254(data9[i2], { instancePath: instancePath + "/labels/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.expected_artifacts !== void 0) {
      let data11 = data.expected_artifacts;
      if (Array.isArray(data11)) {
        if (data11.length > 20) {
          let err17 = { instancePath: instancePath + "/expected_artifacts", schemaPath: "#/properties/expected_artifacts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len3 = data11.length, before62 = errors;
        for (let i3 = 0; i3 < len3 && !(errors - before62 >= 3); i3++)
          validate256(data11[i3], { instancePath: instancePath + "/expected_artifacts/" + i3, parentData: data11, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/expected_artifacts", schemaPath: "#/properties/expected_artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.max_attempts !== void 0) {
      let data13 = data.max_attempts;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)) && data13 !== null) {
        let err19 = { instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/type", keyword: "type", params: { type: schema143.properties.max_attempts.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 20 || isNaN(data13)) {
          let err20 = { instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data13 < 1 || isNaN(data13)) {
          let err21 = { instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
    if (data.review_policy !== void 0) {
      let data14 = data.review_policy, _errs26 = errors, valid9 = !1, _errs27 = errors;
      validate258(data14, { instancePath: instancePath + "/review_policy", parentData: data, parentDataProperty: "review_policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length);
      var _valid0 = _errs27 === errors;
      valid9 = valid9 || _valid0;
      let _errs28 = errors;
      if (data14 !== null) {
        let err22 = { instancePath: instancePath + "/review_policy", schemaPath: "#/properties/review_policy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      var _valid0 = _errs28 === errors;
      if (valid9 = valid9 || _valid0, valid9)
        errors = _errs26, vErrors !== null && (_errs26 ? vErrors.length = _errs26 : vErrors = null);
      else {
        let err23 = { instancePath: instancePath + "/review_policy", schemaPath: "#/properties/review_policy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    data.deadline !== void 0 && (validate91(data.deadline, { instancePath: instancePath + "/deadline", parentData: data, parentDataProperty: "deadline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length)), data.not_before !== void 0 && (validate91(data.not_before, { instancePath: instancePath + "/not_before", parentData: data, parentDataProperty: "not_before", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length));
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate264.errors = vErrors, errors === 0;
}
validate264.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v83 = validate274;
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate274.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["if-match"] !== void 0) {
      let data0 = data["if-match"];
      if (typeof data0 == "string") {
        if (func1(data0) > 8192) {
          let err0 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (!pattern9.test(data0)) {
          let err1 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W/)?"[^\\x00-\\x20"\\x7F]*"([ \\t]*,[ \\t]*(W/)?"[^\\x00-\\x20"\\x7F]*")*)?$' }, message: 'must match pattern "^(\\*|(W/)?"[^\\x00-\\x20"\\x7F]*"([ \\t]*,[ \\t]*(W/)?"[^\\x00-\\x20"\\x7F]*")*)?$"' };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data["idempotency-key"] !== void 0) {
      let data1 = data["idempotency-key"];
      if (typeof data1 == "string") {
        if (func1(data1) > 255) {
          let err3 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data1) < 1) {
          let err4 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern4.test(data1)) {
          let err5 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7E]+$" }, message: 'must match pattern "^[\\x21-\\x7E]+$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data["x-csrf-token"] !== void 0) {
      let data2 = data["x-csrf-token"];
      if (typeof data2 == "string") {
        if (func1(data2) > 4096) {
          let err7 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate274.errors = vErrors, errors === 0;
}
validate274.evaluated = { props: { "if-match": !0, "idempotency-key": !0, "x-csrf-token": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v84 = validate275;
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate275.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.reason === void 0 && (data.reason = "");
    let before63 = errors;
    for (let key0 in data) {
      if (errors - before63 >= 3) break;
      if (key0 !== "reason") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let data0 = data.reason;
    if (typeof data0 == "string") {
      if (func1(data0) > 2e3) {
        let err1 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    } else {
      let err2 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate275.errors = vErrors, errors === 0;
}
validate275.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v85 = validate276, schema147 = { $id: "/schemas/WorkScope", type: "object", additionalProperties: !1, required: ["scope"], properties: { scope: { $ref: "/schemas/WorkScopeKind" }, id: { type: ["string", "null"], maxLength: 128, default: null }, mode: { $ref: "/schemas/PauseMode", default: "hold" }, reason: { type: "string", maxLength: 500, default: "" } } }, schema148 = { $id: "/schemas/WorkScopeKind", type: "string", enum: ["company", "project", "agent", "task"] };
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate277.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "company" || data === "project" || data === "agent" || data === "task")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema148.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate277.errors = vErrors, errors === 0;
}
validate277.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema149 = { $id: "/schemas/PauseMode", type: "string", enum: ["hold", "drain"] };
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate279.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "hold" || data === "drain")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema149.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate279.errors = vErrors, errors === 0;
}
validate279.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate276.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (data.id = null), data.mode === void 0 && (data.mode = "hold"), data.reason === void 0 && (data.reason = ""), data.scope === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" }, message: "must have required property 'scope'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before64 = errors;
    for (let key0 in data) {
      if (errors - before64 >= 3) break;
      if (!(key0 === "scope" || key0 === "id" || key0 === "mode" || key0 === "reason")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.scope !== void 0 && (validate277(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors), errors = vErrors.length));
    let data1 = data.id;
    if (typeof data1 != "string" && data1 !== null) {
      let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema147.properties.id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (typeof data1 == "string" && func1(data1) > 128) {
      let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    validate279(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors), errors = vErrors.length);
    let data3 = data.reason;
    if (typeof data3 == "string") {
      if (func1(data3) > 500) {
        let err4 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    } else {
      let err5 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate276.errors = vErrors, errors === 0;
}
validate276.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v86 = validate281;
var schema151 = { $id: "/schemas/UsageLevel", type: "string", enum: ["task", "project", "agent"] };
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate282.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "task" || data === "project" || data === "agent")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema151.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate282.errors = vErrors, errors === 0;
}
validate282.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate281.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.level === void 0 && (data.level = "project"), validate282(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors), errors = vErrors.length), data.task_id !== void 0 && (validate94(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate94(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.agent_id !== void 0 && (validate94(data.agent_id, { instancePath: instancePath + "/agent_id", parentData: data, parentDataProperty: "agent_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.from !== void 0 && (validate177(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.to !== void 0 && (validate177(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate281.errors = vErrors, errors === 0;
}
validate281.evaluated = { props: { level: !0, task_id: !0, project_id: !0, agent_id: !0, from: !0, to: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v87 = validate289;
var schema153 = { $id: "/schemas/WorkerStatus", type: "string", enum: ["online", "offline"] };
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate290.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "online" || data === "offline")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema153.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate290.errors = vErrors, errors === 0;
}
validate290.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema154 = { $id: "/schemas/WorkerKind", type: "string", enum: ["built_in", "external"] };
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate292.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "built_in" || data === "external")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema154.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate292.errors = vErrors, errors === 0;
}
validate292.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate289.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.status !== void 0 && (validate290(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors), errors = vErrors.length)), data.kind !== void 0 && (validate292(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate289.errors = vErrors, errors === 0;
}
validate289.evaluated = { props: { cursor: !0, limit: !0, status: !0, kind: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v88 = validate294;
var pattern79 = new RegExp("^([a-z0-9_-]|\\.[a-z0-9_-]|\\.\\.[a-z0-9._-])[a-z0-9._-]*$", "u");
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate295.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern79.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([a-z0-9_-]|\\.[a-z0-9_-]|\\.\\.[a-z0-9._-])[a-z0-9._-]*$" }, message: 'must match pattern "^([a-z0-9_-]|\\.[a-z0-9_-]|\\.\\.[a-z0-9._-])[a-z0-9._-]*$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate295.errors = vErrors, errors === 0;
}
validate295.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate294.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.worker_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "worker_name" }, message: "must have required property 'worker_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.worker_name !== void 0 && (validate295(data.worker_name, { instancePath: instancePath + "/worker_name", parentData: data, parentDataProperty: "worker_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate294.errors = vErrors, errors === 0;
}
validate294.evaluated = { props: { worker_name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v89 = validate297;
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate300.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern73.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9._:-]{1,64}$" }, message: 'must match pattern "^[a-z0-9._:-]{1,64}$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate300.errors = vErrors, errors === 0;
}
validate300.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate297.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.agent_ids === void 0 && (data.agent_ids = []), data.task_types === void 0 && (data.task_types = []), data.labels === void 0 && (data.labels = []), data.max_runs === void 0 && (data.max_runs = 1), data.version === void 0 && (data.version = "");
    let before65 = errors;
    for (let key0 in data) {
      if (errors - before65 >= 3) break;
      if (!(key0 === "agent_ids" || key0 === "task_types" || key0 === "labels" || key0 === "max_runs" || key0 === "version")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let data0 = data.agent_ids;
    if (Array.isArray(data0)) {
      if (data0.length > 1e3) {
        let err1 = { instancePath: instancePath + "/agent_ids", schemaPath: "#/properties/agent_ids/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      let len0 = data0.length, before66 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before66 >= 3); i0++)
        validate94(data0[i0], { instancePath: instancePath + "/agent_ids/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length);
    } else {
      let err2 = { instancePath: instancePath + "/agent_ids", schemaPath: "#/properties/agent_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let data2 = data.task_types;
    if (Array.isArray(data2)) {
      if (data2.length > 20) {
        let err3 = { instancePath: instancePath + "/task_types", schemaPath: "#/properties/task_types/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      let len1 = data2.length, before67 = errors;
      for (let i1 = 0; i1 < len1 && !(errors - before67 >= 3); i1++)
        validate248(data2[i1], { instancePath: instancePath + "/task_types/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length);
    } else {
      let err4 = { instancePath: instancePath + "/task_types", schemaPath: "#/properties/task_types/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let data4 = data.labels;
    if (Array.isArray(data4)) {
      if (data4.length > 20) {
        let err5 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      let len2 = data4.length, before68 = errors;
      for (let i2 = 0; i2 < len2 && !(errors - before68 >= 3); i2++)
        validate300(data4[i2], { instancePath: instancePath + "/labels/" + i2, parentData: data4, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors), errors = vErrors.length);
    } else {
      let err6 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let data6 = data.max_runs;
    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
      let err7 = { instancePath: instancePath + "/max_runs", schemaPath: "#/properties/max_runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (typeof data6 == "number" && isFinite(data6)) {
      if (data6 > 100 || isNaN(data6)) {
        let err8 = { instancePath: instancePath + "/max_runs", schemaPath: "#/properties/max_runs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data6 < 1 || isNaN(data6)) {
        let err9 = { instancePath: instancePath + "/max_runs", schemaPath: "#/properties/max_runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    let data7 = data.version;
    if (typeof data7 == "string") {
      if (func1(data7) > 128) {
        let err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!formats0(data7)) {
        let err11 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    } else {
      let err12 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate297.errors = vErrors, errors === 0;
}
validate297.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v90 = validate302;
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate302.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.max === void 0 && (data.max = 1), data.wait_seconds === void 0 && (data.wait_seconds = 0);
    let before69 = errors;
    for (let key0 in data) {
      if (errors - before69 >= 3) break;
      if (!(key0 === "max" || key0 === "wait_seconds")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let data0 = data.max;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let err1 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 10 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 < 1 || isNaN(data0)) {
        let err3 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    let data1 = data.wait_seconds;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err4 = { instancePath: instancePath + "/wait_seconds", schemaPath: "#/properties/wait_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 30 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/wait_seconds", schemaPath: "#/properties/wait_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, message: "must be <= 30" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data1 < 0 || isNaN(data1)) {
        let err6 = { instancePath: instancePath + "/wait_seconds", schemaPath: "#/properties/wait_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate302.errors = vErrors, errors === 0;
}
validate302.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v91 = validate303;
var schema161 = { $id: "/schemas/RunStatus", type: "string", enum: ["running", "waiting", "succeeded", "failed", "expired", "released", "cancelled"] };
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate308.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "running" || data === "waiting" || data === "succeeded" || data === "failed" || data === "expired" || data === "released" || data === "cancelled")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema161.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate308.errors = vErrors, errors === 0;
}
validate308.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate303.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.task_id !== void 0 && (validate94(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate94(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.agent_id !== void 0 && (validate94(data.agent_id, { instancePath: instancePath + "/agent_id", parentData: data, parentDataProperty: "agent_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.worker_name !== void 0 && (validate295(data.worker_name, { instancePath: instancePath + "/worker_name", parentData: data, parentDataProperty: "worker_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors), errors = vErrors.length)), data.status !== void 0 && (validate308(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate303.errors = vErrors, errors === 0;
}
validate303.evaluated = { props: { cursor: !0, limit: !0, task_id: !0, project_id: !0, agent_id: !0, worker_name: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v92 = validate310;
function validate310(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate310.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" }, message: "must have required property 'run_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.run_id !== void 0 && (validate94(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate310.errors = vErrors, errors === 0;
}
validate310.evaluated = { props: { run_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v93 = validate312, schema163 = { $id: "/schemas/HeartbeatRequest", type: "object", additionalProperties: !1, required: ["lease_token"], properties: { lease_token: { $ref: "/schemas/LeaseToken" }, progress: { type: ["integer", "null"], format: "int32", minimum: 0, maximum: 100, default: null }, note: { type: ["string", "null"], maxLength: 500, default: null } } };
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate313.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate313.errors = vErrors, errors === 0;
}
validate313.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate312.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.progress === void 0 && (data.progress = null), data.note === void 0 && (data.note = null), data.lease_token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lease_token" }, message: "must have required property 'lease_token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before70 = errors;
    for (let key0 in data) {
      if (errors - before70 >= 3) break;
      if (!(key0 === "lease_token" || key0 === "progress" || key0 === "note")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.lease_token !== void 0 && (validate313(data.lease_token, { instancePath: instancePath + "/lease_token", parentData: data, parentDataProperty: "lease_token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors), errors = vErrors.length));
    let data1 = data.progress;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
      let err2 = { instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: schema163.properties.progress.type }, message: "must be integer,null" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 100 || isNaN(data1)) {
        let err3 = { instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data1 < 0 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    let data2 = data.note;
    if (typeof data2 != "string" && data2 !== null) {
      let err5 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema163.properties.note.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (typeof data2 == "string" && func1(data2) > 500) {
      let err6 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate312.errors = vErrors, errors === 0;
}
validate312.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v94 = validate315;
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate315.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.after === void 0 && (data.after = 0), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    let data2 = data.after;
    if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
      let err6 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (typeof data2 == "number" && isFinite(data2)) {
      if (data2 > 2147483647 || isNaN(data2)) {
        let err7 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data2 < 0 || isNaN(data2)) {
        let err8 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate315.errors = vErrors, errors === 0;
}
validate315.evaluated = { props: { cursor: !0, limit: !0, after: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v95 = validate316, schema166 = { $id: "/schemas/AddRunStepsRequest", type: "object", additionalProperties: !1, required: ["lease_token", "steps"], properties: { lease_token: { $ref: "/schemas/LeaseToken" }, steps: { type: "array", minItems: 1, maxItems: 100, items: { $ref: "/schemas/RunStepReport" } }, progress: { type: ["integer", "null"], format: "int32", minimum: 0, maximum: 100, default: null }, note: { type: ["string", "null"], maxLength: 500, default: null } } }, schema167 = { $id: "/schemas/RunStepReport", type: "object", additionalProperties: !1, required: ["key", "kind", "title"], properties: { key: { type: "string", minLength: 1, maxLength: 128 }, kind: { $ref: "/schemas/RunStepKind" }, title: { type: "string", maxLength: 200, pattern: "^\\s*\\S" }, content: { type: "string", maxLength: 65536, default: "" }, tool_name: { type: ["string", "null"], maxLength: 128, pattern: "^\\s*\\S", default: null }, is_error: { type: "boolean", default: !1 }, model: { type: ["string", "null"], maxLength: 200, pattern: "^\\s*\\S", default: null }, usage: { anyOf: [{ $ref: "/schemas/StepUsageInput" }, { type: "null" }], default: null }, started_at: { $ref: "/schemas/ZonedDateTimeOrNull", default: null }, finished_at: { $ref: "/schemas/ZonedDateTimeOrNull", default: null } } }, schema168 = { $id: "/schemas/RunStepKind", type: "string", enum: ["message", "model_call", "tool_call", "note", "status"] };
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate319.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "message" || data === "model_call" || data === "tool_call" || data === "note" || data === "status")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema168.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate319.errors = vErrors, errors === 0;
}
validate319.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate321.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.input_tokens === void 0 && (data.input_tokens = 0), data.output_tokens === void 0 && (data.output_tokens = 0), data.cost === void 0 && (data.cost = 0);
    let before71 = errors;
    for (let key0 in data) {
      if (errors - before71 >= 3) break;
      if (!(key0 === "input_tokens" || key0 === "output_tokens" || key0 === "cost")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let data0 = data.input_tokens;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let err1 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 2147483647 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 < 0 || isNaN(data0)) {
        let err3 = { instancePath: instancePath + "/input_tokens", schemaPath: "#/properties/input_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    let data1 = data.output_tokens;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err4 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 2147483647 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data1 < 0 || isNaN(data1)) {
        let err6 = { instancePath: instancePath + "/output_tokens", schemaPath: "#/properties/output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    let data2 = data.cost;
    if (typeof data2 == "number" && isFinite(data2)) {
      if (data2 > 1e7 || isNaN(data2)) {
        let err7 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data2 < 0 || isNaN(data2)) {
        let err8 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    } else {
      let err9 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "number" }, message: "must be number" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate321.errors = vErrors, errors === 0;
}
validate321.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate318.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0 && (data.content = ""), data.tool_name === void 0 && (data.tool_name = null), data.is_error === void 0 && (data.is_error = !1), data.model === void 0 && (data.model = null), data.usage === void 0 && (data.usage = null), data.started_at === void 0 && (data.started_at = null), data.finished_at === void 0 && (data.finished_at = null), data.key === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before72 = errors;
    for (let key0 in data) {
      if (errors - before72 >= 3) break;
      if (!func69.call(schema167.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.key !== void 0) {
      let data0 = data.key;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err4 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data0) < 1) {
          let err5 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0 && (validate319(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors), errors = vErrors.length)), data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 == "string") {
        if (func1(data2) > 200) {
          let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern5.test(data2)) {
          let err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    let data3 = data.content;
    if (typeof data3 == "string") {
      if (func1(data3) > 65536) {
        let err10 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    } else {
      let err11 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    let data4 = data.tool_name;
    if (typeof data4 != "string" && data4 !== null) {
      let err12 = { instancePath: instancePath + "/tool_name", schemaPath: "#/properties/tool_name/type", keyword: "type", params: { type: schema167.properties.tool_name.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (typeof data4 == "string") {
      if (func1(data4) > 128) {
        let err13 = { instancePath: instancePath + "/tool_name", schemaPath: "#/properties/tool_name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!pattern5.test(data4)) {
        let err14 = { instancePath: instancePath + "/tool_name", schemaPath: "#/properties/tool_name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (typeof data.is_error != "boolean") {
      let err15 = { instancePath: instancePath + "/is_error", schemaPath: "#/properties/is_error/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    let data6 = data.model;
    if (typeof data6 != "string" && data6 !== null) {
      let err16 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: schema167.properties.model.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (typeof data6 == "string") {
      if (func1(data6) > 200) {
        let err17 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!pattern5.test(data6)) {
        let err18 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    let data7 = data.usage, _errs16 = errors, valid1 = !1, _errs17 = errors;
    validate321(data7, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length);
    var _valid0 = _errs17 === errors;
    valid1 = valid1 || _valid0;
    let _errs18 = errors;
    if (data7 !== null) {
      let err19 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    var _valid0 = _errs18 === errors;
    if (valid1 = valid1 || _valid0, valid1)
      errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
    else {
      let err20 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    validate91(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length), validate91(data.finished_at, { instancePath: instancePath + "/finished_at", parentData: data, parentDataProperty: "finished_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate318.errors = vErrors, errors === 0;
}
validate318.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate316.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.progress === void 0 && (data.progress = null), data.note === void 0 && (data.note = null), data.lease_token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lease_token" }, message: "must have required property 'lease_token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.steps === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before73 = errors;
    for (let key0 in data) {
      if (errors - before73 >= 3) break;
      if (!(key0 === "lease_token" || key0 === "steps" || key0 === "progress" || key0 === "note")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.lease_token !== void 0 && (validate313(data.lease_token, { instancePath: instancePath + "/lease_token", parentData: data, parentDataProperty: "lease_token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors), errors = vErrors.length)), data.steps !== void 0) {
      let data1 = data.steps;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          let err3 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length, before74 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before74 >= 3); i0++)
          validate318(data1[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    let data3 = data.progress;
    if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
      let err6 = { instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: schema166.properties.progress.type }, message: "must be integer,null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (typeof data3 == "number" && isFinite(data3)) {
      if (data3 > 100 || isNaN(data3)) {
        let err7 = { instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 < 0 || isNaN(data3)) {
        let err8 = { instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    let data4 = data.note;
    if (typeof data4 != "string" && data4 !== null) {
      let err9 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema166.properties.note.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (typeof data4 == "string" && func1(data4) > 500) {
      let err10 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate316.errors = vErrors, errors === 0;
}
validate316.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v96 = validate326;
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate326.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.after === void 0 && (data.after = 0);
    let data0 = data.after;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let err0 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 2147483647 || isNaN(data0)) {
        let err1 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (data0 < 0 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate326.errors = vErrors, errors === 0;
}
validate326.evaluated = { props: { after: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v97 = validate327;
var pattern84 = new RegExp("^(0|[1-9][0-9]{0,9})$", "u");
function validate327(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate327.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["last-event-id"] !== void 0) {
      let data0 = data["last-event-id"];
      if (typeof data0 == "string") {
        if (func1(data0) > 10) {
          let err0 = { instancePath: instancePath + "/last-event-id", schemaPath: "#/properties/last-event-id/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (!pattern84.test(data0)) {
          let err1 = { instancePath: instancePath + "/last-event-id", schemaPath: "#/properties/last-event-id/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]{0,9})$" }, message: 'must match pattern "^(0|[1-9][0-9]{0,9})$"' };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/last-event-id", schemaPath: "#/properties/last-event-id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate327.errors = vErrors, errors === 0;
}
validate327.evaluated = { props: { "last-event-id": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v98 = validate328;
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate330.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern74.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([^./\\\\]|\\.[^./\\\\]|\\.\\.[^/\\\\])[^/\\\\]*$" }, message: 'must match pattern "^([^./\\\\]|\\.[^./\\\\]|\\.\\.[^/\\\\])[^/\\\\]*$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "visible-text" }, message: 'must match format "visible-text"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate330.errors = vErrors, errors === 0;
}
validate330.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate328.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" }, message: "must have required property 'run_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.artifact_name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "artifact_name" }, message: "must have required property 'artifact_name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    data.run_id !== void 0 && (validate94(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.artifact_name !== void 0 && (validate330(data.artifact_name, { instancePath: instancePath + "/artifact_name", parentData: data, parentDataProperty: "artifact_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate328.errors = vErrors, errors === 0;
}
validate328.evaluated = { props: { run_id: !0, artifact_name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v99 = validate332;
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate332.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["lease-token"] === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lease-token" }, message: "must have required property 'lease-token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data["lease-token"] !== void 0 && (validate313(data["lease-token"], { instancePath: instancePath + "/lease-token", parentData: data, parentDataProperty: "lease-token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors), errors = vErrors.length)), data["if-match"] !== void 0) {
      let data1 = data["if-match"];
      if (typeof data1 == "string") {
        if (func1(data1) > 8192) {
          let err1 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern9.test(data1)) {
          let err2 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W/)?"[^\\x00-\\x20"\\x7F]*"([ \\t]*,[ \\t]*(W/)?"[^\\x00-\\x20"\\x7F]*")*)?$' }, message: 'must match pattern "^(\\*|(W/)?"[^\\x00-\\x20"\\x7F]*"([ \\t]*,[ \\t]*(W/)?"[^\\x00-\\x20"\\x7F]*")*)?$"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data["x-csrf-token"] !== void 0) {
      let data2 = data["x-csrf-token"];
      if (typeof data2 == "string") {
        if (func1(data2) > 4096) {
          let err4 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/x-csrf-token", schemaPath: "#/properties/x-csrf-token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate332.errors = vErrors, errors === 0;
}
validate332.evaluated = { props: { "lease-token": !0, "if-match": !0, "x-csrf-token": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v100 = validate334;
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate334.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.media_type === void 0 && (data.media_type = "text/plain"), data.lease_token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lease_token" }, message: "must have required property 'lease_token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before75 = errors;
    for (let key0 in data) {
      if (errors - before75 >= 3) break;
      if (!(key0 === "lease_token" || key0 === "text" || key0 === "media_type")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.lease_token !== void 0) {
      let data0 = data.lease_token;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err3 = { instancePath: instancePath + "/lease_token", schemaPath: "#/properties/lease_token/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 1) {
          let err4 = { instancePath: instancePath + "/lease_token", schemaPath: "#/properties/lease_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/lease_token", schemaPath: "#/properties/lease_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func1(data1) > 1048576) {
          let err6 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 1048576 }, message: "must NOT have more than 1048576 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    let data2 = data.media_type;
    if (typeof data2 == "string") {
      if (func1(data2) > 255) {
        let err8 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (func1(data2) < 1) {
        let err9 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    } else {
      let err10 = { instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate334.errors = vErrors, errors === 0;
}
validate334.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v101 = validate335, schema176 = { $id: "/schemas/RequestInputRequest", type: "object", additionalProperties: !1, required: ["lease_token", "question"], properties: { lease_token: { $ref: "/schemas/LeaseToken" }, question: { type: "string", maxLength: 4096, pattern: "^\\s*\\S" }, options: { type: "array", maxItems: 10, items: { type: "string", maxLength: 200, pattern: "^\\s*\\S" }, default: [] }, kind: { $ref: "/schemas/RunInputKind", default: "question" }, risk_level: { $ref: "/schemas/RiskLevel", default: "low" }, ttl_seconds: { type: ["integer", "null"], format: "int32", minimum: 1, maximum: 604800, default: null }, wait: { type: "boolean", default: !0 } } }, schema177 = { $id: "/schemas/RunInputKind", type: "string", enum: ["question", "permission"] };
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate337.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "question" || data === "permission")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema177.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate337.errors = vErrors, errors === 0;
}
validate337.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate335.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options === void 0 && (data.options = []), data.kind === void 0 && (data.kind = "question"), data.risk_level === void 0 && (data.risk_level = "low"), data.ttl_seconds === void 0 && (data.ttl_seconds = null), data.wait === void 0 && (data.wait = !0), data.lease_token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lease_token" }, message: "must have required property 'lease_token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before76 = errors;
    for (let key0 in data) {
      if (errors - before76 >= 3) break;
      if (!(key0 === "lease_token" || key0 === "question" || key0 === "options" || key0 === "kind" || key0 === "risk_level" || key0 === "ttl_seconds" || key0 === "wait")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.lease_token !== void 0 && (validate313(data.lease_token, { instancePath: instancePath + "/lease_token", parentData: data, parentDataProperty: "lease_token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors), errors = vErrors.length)), data.question !== void 0) {
      let data1 = data.question;
      if (typeof data1 == "string") {
        if (func1(data1) > 4096) {
          let err3 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern5.test(data1)) {
          let err4 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    let data2 = data.options;
    if (Array.isArray(data2)) {
      if (data2.length > 10) {
        let err6 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      let len0 = data2.length, before77 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before77 >= 3); i0++) {
        let data3 = data2[i0];
        if (typeof data3 == "string") {
          if (func1(data3) > 200) {
            let err7 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (!pattern5.test(data3)) {
            let err8 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        } else {
          let err9 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    } else {
      let err10 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    validate337(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors), errors = vErrors.length), validate187(data.risk_level, { instancePath: instancePath + "/risk_level", parentData: data, parentDataProperty: "risk_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length);
    let data6 = data.ttl_seconds;
    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
      let err11 = { instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/type", keyword: "type", params: { type: schema176.properties.ttl_seconds.type }, message: "must be integer,null" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (typeof data6 == "number" && isFinite(data6)) {
      if (data6 > 604800 || isNaN(data6)) {
        let err12 = { instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 604800 }, message: "must be <= 604800" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (data6 < 1 || isNaN(data6)) {
        let err13 = { instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (typeof data.wait != "boolean") {
      let err14 = { instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate335.errors = vErrors, errors === 0;
}
validate335.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v102 = validate340;
var schema179 = { $id: "/schemas/RunOutcome", type: "string", enum: ["succeeded", "failed"] };
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate342.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "succeeded" || data === "failed")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema179.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate342.errors = vErrors, errors === 0;
}
validate342.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema180 = { $id: "/schemas/RunCriterionInput", type: "object", additionalProperties: !1, required: ["index", "met"], properties: { index: { type: "integer", format: "int32", minimum: 0, maximum: 2147483647 }, met: { type: "boolean" }, evidence: { type: "string", maxLength: 2e3, default: "" }, artifact_id: { type: ["string", "null"], maxLength: 128, default: null } } };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate344.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.evidence === void 0 && (data.evidence = ""), data.artifact_id === void 0 && (data.artifact_id = null), data.index === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.met === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "met" }, message: "must have required property 'met'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before78 = errors;
    for (let key0 in data) {
      if (errors - before78 >= 3) break;
      if (!(key0 === "index" || key0 === "met" || key0 === "evidence" || key0 === "artifact_id")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.index !== void 0) {
      let data0 = data.index;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.met !== void 0 && typeof data.met != "boolean") {
      let err6 = { instancePath: instancePath + "/met", schemaPath: "#/properties/met/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let data2 = data.evidence;
    if (typeof data2 == "string") {
      if (func1(data2) > 2e3) {
        let err7 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    } else {
      let err8 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    let data3 = data.artifact_id;
    if (typeof data3 != "string" && data3 !== null) {
      let err9 = { instancePath: instancePath + "/artifact_id", schemaPath: "#/properties/artifact_id/type", keyword: "type", params: { type: schema180.properties.artifact_id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (typeof data3 == "string" && func1(data3) > 128) {
      let err10 = { instancePath: instancePath + "/artifact_id", schemaPath: "#/properties/artifact_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate344.errors = vErrors, errors === 0;
}
validate344.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema182 = { $id: "/schemas/RunFailureKind", type: "string", enum: ["tool", "provider", "budget", "timeout", "refused", "loop", "missing_artifact", "invalid_output", "unknown"] };
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate347.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "tool" || data === "provider" || data === "budget" || data === "timeout" || data === "refused" || data === "loop" || data === "missing_artifact" || data === "invalid_output" || data === "unknown")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema182.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate347.errors = vErrors, errors === 0;
}
validate347.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate346.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0 && (data.message = ""), data.retryable === void 0 && (data.retryable = !0), data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before79 = errors;
    for (let key0 in data) {
      if (errors - before79 >= 3) break;
      if (!(key0 === "kind" || key0 === "message" || key0 === "retryable")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.kind !== void 0 && (validate347(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors), errors = vErrors.length));
    let data1 = data.message;
    if (typeof data1 == "string") {
      if (func1(data1) > 2e3) {
        let err2 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    } else {
      let err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data.retryable != "boolean") {
      let err4 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate346.errors = vErrors, errors === 0;
}
validate346.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate340.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.summary === void 0 && (data.summary = ""), data.criteria === void 0 && (data.criteria = []), data.failure === void 0 && (data.failure = null), data.lease_token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lease_token" }, message: "must have required property 'lease_token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcome === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before80 = errors;
    for (let key0 in data) {
      if (errors - before80 >= 3) break;
      if (!(key0 === "lease_token" || key0 === "outcome" || key0 === "summary" || key0 === "criteria" || key0 === "failure")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.lease_token !== void 0 && (validate313(data.lease_token, { instancePath: instancePath + "/lease_token", parentData: data, parentDataProperty: "lease_token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors), errors = vErrors.length)), data.outcome !== void 0 && (validate342(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors), errors = vErrors.length));
    let data2 = data.summary;
    if (typeof data2 == "string") {
      if (func1(data2) > 8e3) {
        let err3 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 8e3 }, message: "must NOT have more than 8000 characters" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    } else {
      let err4 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let data3 = data.criteria;
    if (Array.isArray(data3)) {
      if (data3.length > 50) {
        let err5 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      let len0 = data3.length, before81 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before81 >= 3); i0++)
        validate344(data3[i0], { instancePath: instancePath + "/criteria/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors), errors = vErrors.length);
    } else {
      let err6 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let data5 = data.failure, _errs10 = errors, valid3 = !1, _errs11 = errors;
    validate346(data5, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors), errors = vErrors.length);
    var _valid0 = _errs11 === errors;
    valid3 = valid3 || _valid0;
    let _errs12 = errors;
    if (data5 !== null) {
      let err7 = { instancePath: instancePath + "/failure", schemaPath: "#/properties/failure/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    var _valid0 = _errs12 === errors;
    if (valid3 = valid3 || _valid0, valid3)
      errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
    else {
      let err8 = { instancePath: instancePath + "/failure", schemaPath: "#/properties/failure/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate340.errors = vErrors, errors === 0;
}
validate340.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v103 = validate350;
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate350.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason === void 0 && (data.reason = ""), data.delay_seconds === void 0 && (data.delay_seconds = 0), data.lease_token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lease_token" }, message: "must have required property 'lease_token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before82 = errors;
    for (let key0 in data) {
      if (errors - before82 >= 3) break;
      if (!(key0 === "lease_token" || key0 === "reason" || key0 === "delay_seconds")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.lease_token !== void 0 && (validate313(data.lease_token, { instancePath: instancePath + "/lease_token", parentData: data, parentDataProperty: "lease_token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors), errors = vErrors.length));
    let data1 = data.reason;
    if (typeof data1 == "string") {
      if (func1(data1) > 500) {
        let err2 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    } else {
      let err3 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let data2 = data.delay_seconds;
    if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
      let err4 = { instancePath: instancePath + "/delay_seconds", schemaPath: "#/properties/delay_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (typeof data2 == "number" && isFinite(data2)) {
      if (data2 > 3600 || isNaN(data2)) {
        let err5 = { instancePath: instancePath + "/delay_seconds", schemaPath: "#/properties/delay_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data2 < 0 || isNaN(data2)) {
        let err6 = { instancePath: instancePath + "/delay_seconds", schemaPath: "#/properties/delay_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate350.errors = vErrors, errors === 0;
}
validate350.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v104 = validate352;
var schema185 = { $id: "/schemas/ReviewDecision", type: "string", enum: ["passed", "rework"] };
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate353.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "passed" || data === "rework")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema185.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate353.errors = vErrors, errors === 0;
}
validate353.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema187 = { $id: "/schemas/CriterionVerdict", type: "string", enum: ["met", "partial", "unmet"] };
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate356.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "met" || data === "partial" || data === "unmet")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema187.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate356.errors = vErrors, errors === 0;
}
validate356.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate355.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason === void 0 && (data.reason = ""), data.index === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.verdict === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before83 = errors;
    for (let key0 in data) {
      if (errors - before83 >= 3) break;
      if (!(key0 === "index" || key0 === "verdict" || key0 === "reason")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.index !== void 0) {
      let data0 = data.index;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.verdict !== void 0 && (validate356(data.verdict, { instancePath: instancePath + "/verdict", parentData: data, parentDataProperty: "verdict", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors), errors = vErrors.length));
    let data2 = data.reason;
    if (typeof data2 == "string") {
      if (func1(data2) > 2e3) {
        let err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    } else {
      let err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate355.errors = vErrors, errors === 0;
}
validate355.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate352.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.criteria === void 0 && (data.criteria = []), data.comment === void 0 && (data.comment = ""), data.verdict === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before84 = errors;
    for (let key0 in data) {
      if (errors - before84 >= 3) break;
      if (!(key0 === "verdict" || key0 === "criteria" || key0 === "comment")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.verdict !== void 0 && (validate353(data.verdict, { instancePath: instancePath + "/verdict", parentData: data, parentDataProperty: "verdict", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length));
    let data1 = data.criteria;
    if (Array.isArray(data1)) {
      if (data1.length > 50) {
        let err2 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      let len0 = data1.length, before85 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before85 >= 3); i0++)
        validate355(data1[i0], { instancePath: instancePath + "/criteria/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors), errors = vErrors.length);
    } else {
      let err3 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let data3 = data.comment;
    if (typeof data3 == "string") {
      if (func1(data3) > 4096) {
        let err4 = { instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    } else {
      let err5 = { instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate352.errors = vErrors, errors === 0;
}
validate352.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v105 = validate359;
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate359.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.task_id !== void 0 && (validate94(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate94(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate94(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate359.errors = vErrors, errors === 0;
}
validate359.evaluated = { props: { cursor: !0, limit: !0, task_id: !0, run_id: !0, project_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v106 = validate363;
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate363.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.artifact_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "artifact_id" }, message: "must have required property 'artifact_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.artifact_id !== void 0 && (validate94(data.artifact_id, { instancePath: instancePath + "/artifact_id", parentData: data, parentDataProperty: "artifact_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate363.errors = vErrors, errors === 0;
}
validate363.evaluated = { props: { artifact_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v107 = validate365;
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate365.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.range !== void 0) {
      let data0 = data.range;
      if (typeof data0 == "string") {
        if (func1(data0) > 1024) {
          let err0 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data["if-range"] !== void 0) {
      let data1 = data["if-range"];
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err2 = { instancePath: instancePath + "/if-range", schemaPath: "#/properties/if-range/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/if-range", schemaPath: "#/properties/if-range/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data["if-none-match"] !== void 0) {
      let data2 = data["if-none-match"];
      if (typeof data2 == "string") {
        if (func1(data2) > 8192) {
          let err4 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate365.errors = vErrors, errors === 0;
}
validate365.evaluated = { props: { range: !0, "if-range": !0, "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v108 = validate366;
var schema192 = { $id: "/schemas/PlanStatus", type: "string", enum: ["pending_review", "executing", "integrating", "reviewing", "completed", "rejected"] };
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate367.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "pending_review" || data === "executing" || data === "integrating" || data === "reviewing" || data === "completed" || data === "rejected")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema192.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate367.errors = vErrors, errors === 0;
}
validate367.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate366.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.status !== void 0 && (validate367(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate94(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate366.errors = vErrors, errors === 0;
}
validate366.evaluated = { props: { cursor: !0, limit: !0, status: !0, project_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v109 = validate370;
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate370.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.plan_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan_id" }, message: "must have required property 'plan_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.plan_id !== void 0 && (validate94(data.plan_id, { instancePath: instancePath + "/plan_id", parentData: data, parentDataProperty: "plan_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate370.errors = vErrors, errors === 0;
}
validate370.evaluated = { props: { plan_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v110 = validate372;
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate372.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.project_id !== void 0 && (validate94(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate372.errors = vErrors, errors === 0;
}
validate372.evaluated = { props: { cursor: !0, limit: !0, project_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v111 = validate374;
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate374.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.forecast_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "forecast_id" }, message: "must have required property 'forecast_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.forecast_id !== void 0 && (validate94(data.forecast_id, { instancePath: instancePath + "/forecast_id", parentData: data, parentDataProperty: "forecast_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate374.errors = vErrors, errors === 0;
}
validate374.evaluated = { props: { forecast_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v112 = validate376, schema196 = { $id: "/schemas/CreateConnectionRequest", type: "object", additionalProperties: !1, required: ["name", "kind"], properties: { name: { type: "string", maxLength: 64, pattern: "^[a-z0-9][a-z0-9_-]{0,63}$" }, kind: { $ref: "/schemas/ConnectionKind" }, description: { type: "string", maxLength: 2e3, default: "" }, authorization_url: { type: ["string", "null"], maxLength: 2048, default: null }, token_url: { type: ["string", "null"], maxLength: 2048, default: null }, client_id: { type: ["string", "null"], maxLength: 512, pattern: "^\\s*\\S", default: null }, client_secret: { type: ["string", "null"], maxLength: 2048, pattern: "^\\s*\\S", default: null }, scopes: { type: ["array", "null"], maxItems: 50, items: { $ref: "/schemas/OauthScope" }, default: null } } }, pattern89 = new RegExp("^[a-z0-9][a-z0-9_-]{0,63}$", "u"), schema197 = { $id: "/schemas/ConnectionKind", type: "string", enum: ["webhook", "oauth"] };
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate377.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "webhook" || data === "oauth")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema197.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate377.errors = vErrors, errors === 0;
}
validate377.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern92 = new RegExp("^[\\x21\\x23-\\x5B\\x5D-\\x7E]+$", "u");
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate379.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern92.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[\\x21\\x23-\\x5B\\x5D-\\x7E]+$" }, message: 'must match pattern "^[\\x21\\x23-\\x5B\\x5D-\\x7E]+$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate379.errors = vErrors, errors === 0;
}
validate379.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate376.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0 && (data.description = ""), data.authorization_url === void 0 && (data.authorization_url = null), data.token_url === void 0 && (data.token_url = null), data.client_id === void 0 && (data.client_id = null), data.client_secret === void 0 && (data.client_secret = null), data.scopes === void 0 && (data.scopes = null), data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before86 = errors;
    for (let key0 in data) {
      if (errors - before86 >= 3) break;
      if (!(key0 === "name" || key0 === "kind" || key0 === "description" || key0 === "authorization_url" || key0 === "token_url" || key0 === "client_id" || key0 === "client_secret" || key0 === "scopes")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern89.test(data0)) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9_-]{0,63}$" }, message: 'must match pattern "^[a-z0-9][a-z0-9_-]{0,63}$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.kind !== void 0 && (validate377(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors), errors = vErrors.length));
    let data2 = data.description;
    if (typeof data2 == "string") {
      if (func1(data2) > 2e3) {
        let err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    } else {
      let err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    let data3 = data.authorization_url;
    if (typeof data3 != "string" && data3 !== null) {
      let err8 = { instancePath: instancePath + "/authorization_url", schemaPath: "#/properties/authorization_url/type", keyword: "type", params: { type: schema196.properties.authorization_url.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (typeof data3 == "string" && func1(data3) > 2048) {
      let err9 = { instancePath: instancePath + "/authorization_url", schemaPath: "#/properties/authorization_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    let data4 = data.token_url;
    if (typeof data4 != "string" && data4 !== null) {
      let err10 = { instancePath: instancePath + "/token_url", schemaPath: "#/properties/token_url/type", keyword: "type", params: { type: schema196.properties.token_url.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (typeof data4 == "string" && func1(data4) > 2048) {
      let err11 = { instancePath: instancePath + "/token_url", schemaPath: "#/properties/token_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    let data5 = data.client_id;
    if (typeof data5 != "string" && data5 !== null) {
      let err12 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: schema196.properties.client_id.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (typeof data5 == "string") {
      if (func1(data5) > 512) {
        let err13 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!pattern5.test(data5)) {
        let err14 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    let data6 = data.client_secret;
    if (typeof data6 != "string" && data6 !== null) {
      let err15 = { instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/type", keyword: "type", params: { type: schema196.properties.client_secret.type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (typeof data6 == "string") {
      if (func1(data6) > 2048) {
        let err16 = { instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!pattern5.test(data6)) {
        let err17 = { instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    let data7 = data.scopes;
    if (!Array.isArray(data7) && data7 !== null) {
      let err18 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: schema196.properties.scopes.type }, message: "must be array,null" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (Array.isArray(data7)) {
      if (data7.length > 50) {
        let err19 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      let len0 = data7.length, before87 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before87 >= 3); i0++)
        validate379(data7[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors), errors = vErrors.length);
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate376.errors = vErrors, errors === 0;
}
validate376.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v113 = validate381;
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate381.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.connection_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connection_name" }, message: "must have required property 'connection_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.connection_name !== void 0) {
      let data0 = data.connection_name;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err1 = { instancePath: instancePath + "/connection_name", schemaPath: "#/properties/connection_name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/connection_name", schemaPath: "#/properties/connection_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/connection_name", schemaPath: "#/properties/connection_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate381.errors = vErrors, errors === 0;
}
validate381.evaluated = { props: { connection_name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v114 = validate382, schema200 = { $id: "/schemas/UpdateConnectionRequest", type: "object", additionalProperties: !1, properties: { description: { type: "string", maxLength: 2e3 }, enabled: { type: "boolean" }, authorization_url: { type: "string", maxLength: 2048 }, token_url: { type: "string", maxLength: 2048 }, client_id: { type: "string", maxLength: 512, pattern: "^\\s*\\S" }, client_secret: { type: ["string", "null"], maxLength: 2048, pattern: "^\\s*\\S" }, scopes: { type: "array", maxItems: 50, items: { $ref: "/schemas/OauthScope" } } } };
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate382.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before88 = errors;
    for (let key0 in data) {
      if (errors - before88 >= 3) break;
      if (!(key0 === "description" || key0 === "enabled" || key0 === "authorization_url" || key0 === "token_url" || key0 === "client_id" || key0 === "client_secret" || key0 === "scopes")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.description !== void 0) {
      let data0 = data.description;
      if (typeof data0 == "string") {
        if (func1(data0) > 2e3) {
          let err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.enabled !== void 0 && typeof data.enabled != "boolean") {
      let err3 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization_url !== void 0) {
      let data2 = data.authorization_url;
      if (typeof data2 == "string") {
        if (func1(data2) > 2048) {
          let err4 = { instancePath: instancePath + "/authorization_url", schemaPath: "#/properties/authorization_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/authorization_url", schemaPath: "#/properties/authorization_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.token_url !== void 0) {
      let data3 = data.token_url;
      if (typeof data3 == "string") {
        if (func1(data3) > 2048) {
          let err6 = { instancePath: instancePath + "/token_url", schemaPath: "#/properties/token_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/token_url", schemaPath: "#/properties/token_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data4 = data.client_id;
      if (typeof data4 == "string") {
        if (func1(data4) > 512) {
          let err8 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern5.test(data4)) {
          let err9 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.client_secret !== void 0) {
      let data5 = data.client_secret;
      if (typeof data5 != "string" && data5 !== null) {
        let err11 = { instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/type", keyword: "type", params: { type: schema200.properties.client_secret.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data5 == "string") {
        if (func1(data5) > 2048) {
          let err12 = { instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern5.test(data5)) {
          let err13 = { instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S" }, message: 'must match pattern "^\\s*\\S"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.scopes !== void 0) {
      let data6 = data.scopes;
      if (Array.isArray(data6)) {
        if (data6.length > 50) {
          let err14 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len0 = data6.length, before89 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before89 >= 3); i0++)
          validate379(data6[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate382.errors = vErrors, errors === 0;
}
validate382.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v115 = validate384;
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate384.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err1 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (func1(data1) > 2048) {
          let err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.error !== void 0) {
      let data2 = data.error;
      if (typeof data2 == "string") {
        if (func1(data2) > 1024) {
          let err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data2) < 1) {
          let err8 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate384.errors = vErrors, errors === 0;
}
validate384.evaluated = { props: { state: !0, code: !0, error: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v116 = validate385;
var pattern95 = new RegExp("^[a-z0-9][a-z0-9._-]{0,63}$", "u");
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate385.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.connection_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connection_name" }, message: "must have required property 'connection_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_type" }, message: "must have required property 'event_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connection_name !== void 0) {
      let data0 = data.connection_name;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err2 = { instancePath: instancePath + "/connection_name", schemaPath: "#/properties/connection_name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/connection_name", schemaPath: "#/properties/connection_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/connection_name", schemaPath: "#/properties/connection_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.event_type !== void 0) {
      let data1 = data.event_type;
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err5 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern95.test(data1)) {
          let err6 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]{0,63}$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]{0,63}$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate385.errors = vErrors, errors === 0;
}
validate385.evaluated = { props: { connection_name: !0, event_type: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v117 = validate386;
var pattern96 = new RegExp("^[\\x20-\\x7E]{1,128}$", "u"), pattern97 = new RegExp("^(0|[1-9][0-9]{0,10})$", "u");
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate386.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["webhook-id"] === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook-id" }, message: "must have required property 'webhook-id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data["webhook-timestamp"] === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook-timestamp" }, message: "must have required property 'webhook-timestamp'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["webhook-id"] !== void 0) {
      let data0 = data["webhook-id"];
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err2 = { instancePath: instancePath + "/webhook-id", schemaPath: "#/properties/webhook-id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern96.test(data0)) {
          let err3 = { instancePath: instancePath + "/webhook-id", schemaPath: "#/properties/webhook-id/pattern", keyword: "pattern", params: { pattern: "^[\\x20-\\x7E]{1,128}$" }, message: 'must match pattern "^[\\x20-\\x7E]{1,128}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/webhook-id", schemaPath: "#/properties/webhook-id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data["webhook-timestamp"] !== void 0) {
      let data1 = data["webhook-timestamp"];
      if (typeof data1 == "string") {
        if (func1(data1) > 11) {
          let err5 = { instancePath: instancePath + "/webhook-timestamp", schemaPath: "#/properties/webhook-timestamp/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern97.test(data1)) {
          let err6 = { instancePath: instancePath + "/webhook-timestamp", schemaPath: "#/properties/webhook-timestamp/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]{0,10})$" }, message: 'must match pattern "^(0|[1-9][0-9]{0,10})$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/webhook-timestamp", schemaPath: "#/properties/webhook-timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data["webhook-signature"] !== void 0) {
      let data2 = data["webhook-signature"];
      if (typeof data2 == "string") {
        if (func1(data2) > 8192) {
          let err8 = { instancePath: instancePath + "/webhook-signature", schemaPath: "#/properties/webhook-signature/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/webhook-signature", schemaPath: "#/properties/webhook-signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate386.errors = vErrors, errors === 0;
}
validate386.evaluated = { props: { "webhook-id": !0, "webhook-timestamp": !0, "webhook-signature": !0 }, dynamicProps: !1, dynamicItems: !1 };
var v118 = validate387;
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate387.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate387.errors = vErrors, errors === 0;
}
validate387.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v119 = validate388;
var pattern98 = new RegExp("^[^\\s\\u0000-\\u001F\\u007F]+$", "u");
var pattern99 = new RegExp("^(\\*|[a-z0-9_]+(\\.[a-z0-9_]+)*(\\.\\*)?)$", "u");
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate389.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern99.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(\\*|[a-z0-9_]+(\\.[a-z0-9_]+)*(\\.\\*)?)$" }, message: 'must match pattern "^(\\*|[a-z0-9_]+(\\.[a-z0-9_]+)*(\\.\\*)?)$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate389.errors = vErrors, errors === 0;
}
validate389.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate388.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0 && (data.description = ""), data.event_types === void 0 && (data.event_types = ["*"]), data.enabled === void 0 && (data.enabled = !0), data.url === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before90 = errors;
    for (let key0 in data) {
      if (errors - before90 >= 3) break;
      if (!(key0 === "url" || key0 === "description" || key0 === "event_types" || key0 === "enabled")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (func1(data0) > 2048) {
          let err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern98.test(data0)) {
          let err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^[^\\s\\u0000-\\u001F\\u007F]+$" }, message: 'must match pattern "^[^\\s\\u0000-\\u001F\\u007F]+$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    let data1 = data.description;
    if (typeof data1 == "string") {
      if (func1(data1) > 1e3) {
        let err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    } else {
      let err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let data2 = data.event_types;
    if (Array.isArray(data2)) {
      if (data2.length > 100) {
        let err7 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data2.length < 1) {
        let err8 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      let len0 = data2.length, before91 = errors;
      for (let i0 = 0; i0 < len0 && !(errors - before91 >= 3); i0++)
        validate389(data2[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors), errors = vErrors.length);
    } else {
      let err9 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (typeof data.enabled != "boolean") {
      let err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate388.errors = vErrors, errors === 0;
}
validate388.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v120 = validate391;
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate391.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endpoint_id" }, message: "must have required property 'endpoint_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.endpoint_id !== void 0 && (validate94(data.endpoint_id, { instancePath: instancePath + "/endpoint_id", parentData: data, parentDataProperty: "endpoint_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate391.errors = vErrors, errors === 0;
}
validate391.evaluated = { props: { endpoint_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v121 = validate393;
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate393.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before92 = errors;
    for (let key0 in data) {
      if (errors - before92 >= 3) break;
      if (!(key0 === "url" || key0 === "description" || key0 === "event_types" || key0 === "enabled")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (func1(data0) > 2048) {
          let err1 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern98.test(data0)) {
          let err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^[^\\s\\u0000-\\u001F\\u007F]+$" }, message: 'must match pattern "^[^\\s\\u0000-\\u001F\\u007F]+$"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string") {
        if (func1(data1) > 1e3) {
          let err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.event_types !== void 0) {
      let data2 = data.event_types;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err6 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length, before93 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before93 >= 3); i0++)
          validate389(data2[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.enabled !== void 0 && typeof data.enabled != "boolean") {
      let err9 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate393.errors = vErrors, errors === 0;
}
validate393.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v122 = validate395;
var schema210 = { $id: "/schemas/WebhookDeliveryStatus", type: "string", enum: ["pending", "succeeded", "failed", "dead"] };
function validate396(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate396.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "pending" || data === "succeeded" || data === "failed" || data === "dead")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema210.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate396.errors = vErrors, errors === 0;
}
validate396.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate395.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 == "string") {
        if (func1(data0) > 512) {
          let err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.status !== void 0 && (validate396(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate395.errors = vErrors, errors === 0;
}
validate395.evaluated = { props: { cursor: !0, limit: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var v123 = validate398;
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate398.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.until === void 0 && (data.until = null), data.status === void 0 && (data.status = null);
    let before94 = errors;
    for (let key0 in data) {
      if (errors - before94 >= 3) break;
      if (!(key0 === "event_id" || key0 === "since" || key0 === "until" || key0 === "status")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    data.event_id !== void 0 && (validate94(data.event_id, { instancePath: instancePath + "/event_id", parentData: data, parentDataProperty: "event_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.since !== void 0 && (validate170(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length)), validate91(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
    let data3 = data.status, _errs6 = errors, valid1 = !1, _errs7 = errors;
    validate396(data3, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors), errors = vErrors.length);
    var _valid0 = _errs7 === errors;
    valid1 = valid1 || _valid0;
    let _errs8 = errors;
    if (data3 !== null) {
      let err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs8 === errors;
    if (valid1 = valid1 || _valid0, valid1)
      errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
    else {
      let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate398.errors = vErrors, errors === 0;
}
validate398.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

export const parameters = {
  getLiveness: {  },
  getReadiness: {  },
  getHealth: {  },
  getCapabilities: { header: v0 },
  getMetrics: {  },
  mcp: { header: v1 },
  listEvents: { query: v3 },
  streamEvents: { query: v4, header: v5 },
  openWebSocket: { query: v6 },
  getOpenapiJson: { header: v0 },
  listReleases: {  },
  getReleasedDocument: { path: v7, header: v0 },
  getOpenapi30Json: { header: v0 },
  getOpenapi32Json: { header: v0 },
  getAsyncapiJson: { header: v0 },
  getOpenapiYaml: { header: v0 },
  getHome: { header: v0 },
  getConsole: { header: v0 },
  getConsoleAsset: { path: v8, header: v0 },
  getDocs: { header: v0 },
  getDocsAsset: { path: v8, header: v0 },
  getGuide: { header: v0 },
  getDocsPage: { path: v9, header: v0 },
  getErrorDocs: { header: v0 },
  setupAdmin: { header: v10 },
  devLogin: {  },
  login: {  },
  logout: { header: v13 },
  refreshSession: {  },
  changePassword: { header: v13 },
  getCurrentUser: { header: v0 },
  createWsTicket: { header: v13 },
  listSessions: { query: v15 },
  revokeSession: { path: v16, header: v17 },
  listApiKeys: {  },
  createApiKey: { header: v18 },
  revokeApiKey: { path: v20, query: v21, header: v17 },
  listUsers: { query: v22 },
  createUser: { header: v18 },
  getUser: { path: v24, header: v0 },
  updateUserRole: { path: v24, header: v17 },
  deleteUser: { path: v24, header: v17 },
  resetUserPassword: { path: v24, header: v13 },
  transferCeo: { path: v24, header: v13 },
  grantOrgRole: { path: v24, header: v18 },
  revokeOrgRole: { path: v29, header: v17 },
  listPeople: {  },
  getSetupStatus: {  },
  listSetupTemplates: {  },
  getSetupCompany: { header: v0 },
  createSetupCompany: { query: v30, header: v18 },
  getModelRecommendations: { header: v0 },
  createSetupAgent: { header: v18 },
  listSetupAgents: { query: v22 },
  setSetupAgentModel: { path: v33, header: v17 },
  setSetupAgentName: { path: v33, header: v17 },
  setSetupAgentPersonality: { path: v33, header: v17 },
  randomizeSetupAgentName: { path: v33, header: v13 },
  listAvailableLocales: { header: v0 },
  getNameLocales: { header: v0 },
  setNameLocales: { header: v17 },
  completeSetup: { header: v13 },
  listPersonalityPresets: { query: v22 },
  getCompany: { header: v0 },
  updateCompany: { query: v30, header: v17 },
  getCompanySettings: { header: v0 },
  listCompanyDepartments: {  },
  reorderDepartments: { query: v30, header: v13 },
  listCompanyVersions: { query: v40 },
  getCompanyVersion: { path: v41, header: v0 },
  getCompanyVersionDiff: { path: v41, query: v42, header: v0 },
  restoreCompanyVersion: { path: v41, query: v30, header: v17 },
  listDepartments: { query: v43 },
  createDepartment: { query: v30, header: v18 },
  getDepartment: { path: v45, header: v0 },
  updateDepartment: { path: v45, query: v30, header: v17 },
  deleteDepartment: { path: v45, query: v47, header: v17 },
  reorderDepartmentAgents: { path: v45, query: v30, header: v13 },
  getCeremonyPolicy: { path: v45, header: v0 },
  setCeremonyPolicy: { path: v45, query: v30, header: v17 },
  deleteCeremonyPolicy: { path: v45, query: v30, header: v17 },
  getDepartmentHealth: { path: v45 },
  listAgents: { query: v22 },
  createAgent: { query: v30, header: v18 },
  getAgent: { path: v51, header: v0 },
  updateAgent: { path: v51, query: v30, header: v17 },
  deleteAgent: { path: v51, query: v30, header: v17 },
  listRoles: { query: v22 },
  getRole: { path: v53, header: v0 },
  setRole: { path: v53, query: v30, header: v17 },
  deleteRole: { path: v53, query: v30, header: v17 },
  listRoleVersions: { path: v53, query: v40 },
  getRoleVersion: { path: v55, header: v0 },
  restoreRoleVersion: { path: v55, query: v30, header: v17 },
  listProviders: {  },
  listAuditLog: { query: v56 },
  listSettings: { query: v57 },
  getSetting: { path: v58, header: v0 },
  saveSetting: { path: v58, header: v17 },
  resetSetting: { path: v58, header: v17 },
  listSpending: { query: v60 },
  getBudget: { header: v0 },
  getInbox: { query: v22 },
  listApprovals: { query: v61 },
  createApproval: { header: v18 },
  getApproval: { path: v63, header: v0 },
  approveApproval: { path: v63, header: v17 },
  rejectApproval: { path: v63, header: v17 },
  sendTurn: { header: v18 },
  streamTurn: { header: v18 },
  classifyTurn: { header: v13 },
  listConversations: { query: v67 },
  getConversation: { path: v68, header: v0 },
  deleteConversation: { path: v68, header: v17 },
  listConversationTurns: { path: v68, query: v69 },
  closeConversation: { path: v68, header: v13 },
  interviewCharter: { header: v13 },
  listCharters: { query: v71 },
  getCharter: { path: v72, header: v0 },
  editCharter: { path: v72, header: v17 },
  approveCharter: { path: v72, header: v17 },
  cancelCharter: { path: v72, header: v17 },
  listCharterVersions: { path: v72, query: v22 },
  getCharterVersion: { path: v74, header: v0 },
  listProjects: { query: v75 },
  createProject: { header: v18 },
  getProject: { path: v77, header: v0 },
  updateProject: { path: v77, header: v17 },
  listTasks: { query: v79 },
  createTask: { header: v18 },
  getTask: { path: v81, header: v0 },
  updateTask: { path: v81, header: v17 },
  startTask: { path: v81, header: v18 },
  cancelTask: { path: v81, header: v83 },
  getWork: {  },
  pauseWork: { header: v18 },
  resumeWork: { header: v18 },
  listUsage: { query: v86 },
  listWorkers: { query: v87 },
  getWorker: { path: v88, header: v0 },
  registerWorker: { path: v88, header: v17 },
  deleteWorker: { path: v88, header: v17 },
  claimRuns: { path: v88, header: v18 },
  listRuns: { query: v91 },
  getRun: { path: v92, header: v0 },
  heartbeatRun: { path: v92, header: v13 },
  listRunSteps: { path: v92, query: v94 },
  addRunSteps: { path: v92, header: v13 },
  streamRun: { path: v92, query: v96, header: v97 },
  putArtifact: { path: v98, header: v99 },
  requestInput: { path: v92, header: v18 },
  finishRun: { path: v92, header: v13 },
  releaseRun: { path: v92, header: v13 },
  reviewRun: { path: v92, header: v83 },
  listArtifacts: { query: v105 },
  getArtifact: { path: v106, header: v0 },
  getArtifactContent: { path: v106, header: v107 },
  listPlans: { query: v108 },
  getPlan: { path: v109, header: v0 },
  listForecasts: { query: v110 },
  getForecast: { path: v111, header: v0 },
  listConnections: { query: v22 },
  createConnection: { header: v18 },
  getConnection: { path: v113, header: v0 },
  updateConnection: { path: v113, header: v17 },
  deleteConnection: { path: v113, header: v17 },
  rotateConnectionSecret: { path: v113, header: v13 },
  startOauth: { path: v113, header: v13 },
  listReceipts: { path: v113, query: v22 },
  oauthCallback: { query: v115 },
  receiveWebhook: { path: v116, header: v117 },
  listWebhookEndpoints: { query: v22 },
  createWebhookEndpoint: { header: v18 },
  getWebhookEndpoint: { path: v120, header: v0 },
  updateWebhookEndpoint: { path: v120, header: v17 },
  deleteWebhookEndpoint: { path: v120, header: v17 },
  rotateWebhookEndpointSecret: { path: v120, header: v18 },
  listWebhookDeliveries: { path: v120, query: v122 },
  redeliverWebhook: { path: v120, header: v18 },
  testWebhookEndpoint: { path: v120, header: v18 },
};

export const bodies = { mcp: v2, setupAdmin: v11, login: v12, changePassword: v14, createApiKey: v19, createUser: v23, updateUserRole: v25, resetUserPassword: v26, transferCeo: v27, grantOrgRole: v28, createSetupCompany: v31, createSetupAgent: v32, setSetupAgentModel: v34, setSetupAgentName: v35, setSetupAgentPersonality: v36, setNameLocales: v37, updateCompany: v38, reorderDepartments: v39, createDepartment: v44, updateDepartment: v46, reorderDepartmentAgents: v48, setCeremonyPolicy: v49, createAgent: v50, updateAgent: v52, setRole: v54, saveSetting: v59, createApproval: v62, approveApproval: v64, rejectApproval: v65, sendTurn: v66, streamTurn: v66, classifyTurn: v66, interviewCharter: v70, editCharter: v73, createProject: v76, updateProject: v78, createTask: v80, updateTask: v82, cancelTask: v84, pauseWork: v85, resumeWork: v85, registerWorker: v89, claimRuns: v90, heartbeatRun: v93, addRunSteps: v95, putArtifact: v100, requestInput: v101, finishRun: v102, releaseRun: v103, reviewRun: v104, createConnection: v112, updateConnection: v114, receiveWebhook: v118, createWebhookEndpoint: v119, updateWebhookEndpoint: v121, redeliverWebhook: v123 };
